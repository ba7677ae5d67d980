import type { Colors } from './pieces-cut.js';

/** The liquids, sauces, and doughs that fill a vessel or lie under a dish: in the shade, lit, and on a highlight. */
export const GROUNDS = {
  none: ['#e6dfd2', '#f3eee4', '#ffffff'],
  broth: ['#c98f2e', '#e3b252', '#f6d995'],
  clear: ['#cdb683', '#e6d4a4', '#f7ecca'],
  tomato: ['#b8321a', '#d8502c', '#f2906a'],
  chili: ['#7f2616', '#a23c22', '#cf7350'],
  curry: ['#cf8413', '#eba52f', '#fbd07a'],
  korma: ['#d9a95a', '#f0ca85', '#fce6b9'],
  orange: ['#d86f14', '#f0902f', '#ffbf78'],
  green: ['#5f8a2c', '#86ad46', '#bfd98a'],
  darkgreen: ['#2f5f2a', '#4a7f38', '#86b069'],
  cream: ['#e2d3a8', '#f7ecca', '#fffaf0'],
  coconut: ['#e6dcc6', '#faf4e6', '#ffffff'],
  brown: ['#5a3219', '#7d4c28', '#b07d50'],
  soy: ['#4a2713', '#6f3f1f', '#a8703f'],
  lentil: ['#b3792b', '#d39b48', '#edc688'],
  beet: ['#7a1440', '#a52a5a', '#d6719a'],
  yogurt: ['#e6dfd2', '#fdfaf4', '#ffffff'],
  oatmeal: ['#c9ab7c', '#e8d2aa', '#f8ead0'],
  chocolate: ['#472719', '#6b4029', '#9a6a4c'],
  coffee: ['#8a5f3c', '#bd9064', '#e3c19c'],
  berry: ['#8a2f63', '#b9528a', '#e39bc2'],
  pink: ['#d97a92', '#f2a5b5', '#fcd3da'],
  mango: ['#e39a1e', '#fabc45', '#ffdf95'],
  vanilla: ['#dcc48f', '#f5e6bd', '#fff8e3'],
  peanut: ['#a8733a', '#cf9a58', '#eac394'],
  chia: ['#b9b2a6', '#d9d4c9', '#f1eee6'],
  egg: ['#dfa423', '#f6c94c', '#fde594'],
  golden: ['#c07a22', '#e6ac4a', '#fad98c'],
  crust: ['#9a5f2b', '#c98f4d', '#e9be84'],
} satisfies Record<string, Colors>;

export type GroundName = keyof typeof GROUNDS;

export const isGround = (name: string): name is GroundName => Object.hasOwn(GROUNDS, name);

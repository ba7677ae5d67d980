import type { Look } from './look.js';

const look = (form: Look['form'], colors: Look['colors'], scale = 1): Look => ({
  ...{ role: 'sauce', foods: '', form, colors, scale },
});

/**
 * What is only drawn by itself, on lists of foods: nobody sees it as a piece of a dish. So these looks name no foods of the
 * table.
 */
export const PANTRY = {
  garlic: look('bulb', ['#cfc2ae', '#fbf6ec', '#b79fb4'], 2),
  ginger: look('root', ['#a9824a', '#e3c48a', '#8a6535']),
  butter: look('block', ['#d3ac3c', '#fbe491', '#fff7cc']),
  paprika: look('grain', ['#a8341c', '#d1512c', '#ee8c5f']),
  turmeric: look('grain', ['#c27d0e', '#eba92c', '#ffd479']),
  cinnamon: look('grain', ['#7a4a26', '#a66c3c', '#d09a68']),
  cumin: look('grain', ['#a07b46', '#c9a46b', '#e8cd9c']),
  pepper: look('grain', ['#3b342e', '#6a5d52', '#a3968a']),
  driedherbs: look('crumble', ['#57682f', '#86994d', '#b3c27c']),
  salt: look('grain', ['#cfcbc2', '#f6f4ef', '#ffffff']),
  flour: look('grain', ['#d8c7a2', '#f4e9d0', '#fffaf0']),
  wholeflour: look('grain', ['#b5935f', '#dcc08e', '#f0dcb4']),
  brownsugar: look('grain', ['#8f5a2b', '#bd854a', '#e0b27b']),
  cocoa: look('grain', ['#45271a', '#6e4430', '#99684c']),
} satisfies Record<string, Look>;

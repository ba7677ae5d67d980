import { Phrases } from './phrases.js';
import type { WishText } from './wish-text.js';

const BEFORE_RACE = new Phrases<null>([
  [
    null,
    `before a marathon, before the marathon, before my marathon, before his marathon, before her marathon, before a race, before the race,
    before my race, before his race, before her race, before race day, before a triathlon, before the triathlon, before my triathlon,
    before his triathlon, before her triathlon, before a competition, before the competition, vor dem Marathon, vor dem Rennen,
    vor dem Wettkampf, vor dem Lauf, vor dem Triathlon, antes del maratón, antes de la carrera, antes de una carrera, antes del triatlón,
    avant le marathon, avant la course, avant une course, avant le triathlon`,
  ],
]);

/** The end of "before my marathon", which says why something was asked for and asks for nothing itself. */
export const behindRace = (text: WishText, at: number): number => BEFORE_RACE.at(text, at)?.to ?? at;

import { wordSet } from './phrases.js';

/** Words that say nothing about a plan alone. Any other words that remain of a text were not understood. */
const STOP_WORDS = wordSet(`
  a an the this that these those it its i im id ill ive me my mine we us our you your he she they them their
  his her hers him is are was be been being am will would should could can may might must shall do does did
  has have had having need needs needed want wants wanted wish wishes like likes looking look get gets give
  gives make makes made create creates build generate prepare write send help let lets set put use using
  please thanks thank hi hello hey dear ok okay yes and or but also too plus as so then than just only about
  around for from to of in on at by with into per each every all both who whos which what when where there
  here if while because since during still very really quite rather bit some any eat eating eats ate food
  foods meal meals mealplan plan plans planning diet dieting menu menus recipe recipes program programme
  schedule dish dishes day days daily today client customer person somebody someone called named name now
  again well good nice great thing things something kind of sort total overall roughly approximately target
  goal goals aim aims aiming intake up out over own per via etc eg ie s t d ll re ve m new x she's he's it's
  that's who's what's there's let's i'd she'd he'd they'd we'd i'll she'll he'll we'll i've they've we've
  they're we're you're i'm w number nutrition nutritional nutritionist coach trainer duration length braucht
  starting start macro macros split ratio breakdown ich brauche brauchen bitte mir einen eine ein einem
  einer der die das den dem und oder mit für im am zu pro plan essensplan ernährung ernährungsplan kost speiseplan diät
  möchte will wir sie er ist hat gib mache erstelle quiero necesito un una unos unas el la los las y o con
  para de del por mi favor me dame plan comida comidas dieta haz hazme crea es tiene que je veux voudrais
  besoin d un une des le la les et ou avec pour de du mon ma moi plan repas régime fais donne stp svp est a
  qui voglio vorrei ho bisogno un una di il lo la i gli le e o con per mio mia piano dieta pasti fammi dammi
  è ha che pls plz thx ty bro yo cos cuz bc u ur smth nen heads heres ok isst come mange mag wegen hat donc
`);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

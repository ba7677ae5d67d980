import {
  Amount,
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { MEAL_TYPES, type MealType } from '../../../recipes/index.js';
import { EatenFiguresResponse } from '../../dto/figures.response.js';
import { amountText } from '../amounts.js';
import { type DiaryEntry, ENTRY_KINDS, type EntryKind, type EntryState } from '../entry.entity.js';

export class EntryResponse {
  @Id() id: string;
  @Day() day: string;
  @Choice(MEAL_TYPES) meal: MealType;
  @Choice(ENTRY_KINDS) kind: EntryKind;
  @Maybe(Text('The food or recipe, as the search names it')) source: string | null;
  @Text() name: string;
  @Maybe(Amount()) amount: number | null;
  @Maybe(Text()) measure: string | null;
  @Maybe(Text('The amount in words')) amountText: string | null;
  @Maybe(Amount('What it weighs, if that is known')) grams: number | null;
  @Maybe(Part(EatenFiguresResponse)) figures: EatenFiguresResponse | null;
  @YesNo('A meal of the plan that was not eaten') isSkipped: boolean;
  @Maybe(Id('The plan of which it answers a meal')) planId: string | null;
  @Maybe(WholeNumber()) mealNumber: number | null;

  constructor(entry: EntryState) {
    const { id, day, meal, kind, source, name, said, figures, isSkipped, planId, mealNumber } = entry;
    this.id = id;
    this.day = day;
    this.meal = meal;
    this.kind = kind;
    this.source = source;
    this.name = name;
    this.amount = said?.amount ?? null;
    this.measure = said?.measure ?? null;
    this.amountText = said && amountText(said.amount, said.measure);
    this.grams = said?.grams ?? null;
    this.figures = figures;
    this.isSkipped = isSkipped;
    this.planId = planId;
    this.mealNumber = mealNumber;
  }
}

class OfferedMeasureResponse {
  @Text() label: string;
  @Amount() grams: number;
}

export class EditedEntryResponse {
  @Part(EntryResponse) data: EntryResponse;
  @ListOf(Part(OfferedMeasureResponse), 'Household measures in which it can be said, besides g, oz, and lb')
  amounts: OfferedMeasureResponse[];

  constructor(entry: DiaryEntry, amounts: OfferedMeasureResponse[]) {
    this.data = new EntryResponse(entry);
    this.amounts = amounts;
  }
}

export class SavedEntryResponse {
  @Text() message: string;
  @Part(EntryResponse) data: EntryResponse;

  constructor(message: string, entry: DiaryEntry) {
    this.message = message;
    this.data = new EntryResponse(entry);
  }
}

export class SavedEntriesResponse {
  @Text() message: string;
  @ListOf(Part(EntryResponse), 'What was added or taken back') data: EntryResponse[];

  constructor(message: string, entries: DiaryEntry[]) {
    this.message = message;
    this.data = entries.map((entry) => new EntryResponse(entry));
  }
}

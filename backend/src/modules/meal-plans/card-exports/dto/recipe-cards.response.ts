import {
  Choice,
  Day,
  Id,
  ListOf,
  Maybe,
  Moment,
  Part,
  Text,
  WholeNumber,
  YesNo,
} from '../../../../platform/http/answers.js';
import { CARD_SIZES, type CardSize } from '../../../plan-printing/index.js';
import { type CardExport, EXPORT_STATUSES, type ExportStatus } from '../card-export.entity.js';
import type { CardChoice } from '../card-sources.js';

export class CardChoiceResponse {
  @Id('A plan of the customer, or a customer of the trainer or of the admin') id: string;
  @Text() name: string;
  @Maybe(Text('The email of a customer who has a name')) email: string | null;
  @Maybe(Text('For admins, the trainers of a customer')) trainers: string | null;
  @Maybe(Day('The first day of a plan')) startsOn: string | null;
  @YesNo('Whether it is the plan that is followed today') isActive: boolean;
}

export class CardExportResponse {
  @Id() id: string;
  @Text('What the cards are of: a plan, a customer, or all customers') name: string;
  @Choice(EXPORT_STATUSES) status: ExportStatus;
  @Maybe(Id('The plan or the customer that was chosen, or null for all customers')) chosenId: string | null;
  @Choice(CARD_SIZES) cardSize: CardSize;
  @YesNo() includeNutrition: boolean;
  @WholeNumber('How many cards are made') made: number;
  @WholeNumber('How many cards there will be') total: number;
  @Maybe(WholeNumber('The size of the file, once it is done')) bytes: number | null;
  @Moment() createdAt: string;
  @Maybe(Moment('Until when it is kept, once it has ended')) expiresAt: string | null;

  constructor(found: CardExport) {
    this.id = found.id;
    this.name = found.name;
    this.status = found.status;
    this.chosenId = found.planId ?? found.customerId;
    this.cardSize = found.cardSize;
    this.includeNutrition = found.includesNutrition;
    this.made = found.made;
    this.total = found.total;
    this.bytes = found.bytes;
    this.createdAt = found.createdAt.toISOString();
    this.expiresAt = found.expiresAt?.toISOString() ?? null;
  }
}

export class RecipeCardsResponse {
  @ListOf(Part(CardChoiceResponse), 'The active plan first, or customers by name')
  choices: CardChoiceResponse[];
  @Maybe(Part(CardExportResponse, 'The last export, for a day after its end'))
  export: CardExportResponse | null;

  constructor(choices: CardChoice[], found: CardExport | null) {
    this.choices = choices;
    this.export = found && new CardExportResponse(found);
  }
}

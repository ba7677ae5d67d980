import { DateField, IdField, IdsField, TextField, YesNoField } from '../../../../platform/http/fields.js';
import { SentPlanRequest } from '../../dto/sent-plan.request.js';

const MAX_CUSTOMERS_PER_ASSIGNMENT = 200;

const MAX_NOTES = 500;

const StartField = () =>
  DateField({
    optional: true,
    nullable: true,
    description:
      'The first day: today in the time zone of the customer, or later. By default, the plan’s own first day, but tomorrow at the earliest',
  });

const NameField = () =>
  TextField({
    min: 1,
    max: 255,
    required: 'Plan name is required',
    optional: true,
    description: 'The name that customers see, if the plan’s own name mentions someone else',
  });

const NotesField = () =>
  TextField({
    max: MAX_NOTES,
    lines: true,
    optional: true,
    nullable: true,
    tooLong: `A message must be at most ${MAX_NOTES} characters`,
    description: 'A note from the trainer, which customers read with the plan and in the email',
  });

const ConfirmField = () =>
  YesNoField({
    optional: true,
    description:
      "Confirms that another customer's name in the plan is intended; without it, such a plan is refused with 409",
  });

const ConfirmRestrictionsField = () =>
  YesNoField({
    optional: true,
    description:
      'Confirms that the plan may break what a profile says; without it, such a plan is refused with 409',
  });

const CustomersField = (optional: boolean) =>
  IdsField({
    max: MAX_CUSTOMERS_PER_ASSIGNMENT,
    optional,
    required: 'Please select at least one customer to assign the meal plan.',
  });

const InvitationsField = () =>
  IdsField({
    max: MAX_CUSTOMERS_PER_ASSIGNMENT,
    optional: true,
    description: 'Your own pending invitations; each person who accepts gets the plan',
  });

/** A plan for customers, which is also saved. */
export class AssignMealPlanRequest extends SentPlanRequest {
  @CustomersField(true) customerIds?: string[];
  @InvitationsField() invitationIds?: string[];
  @StartField() startsOn?: string | null;
  @NameField() planName?: string;
  @NotesField() notes?: string | null;
  @ConfirmField() confirmsNames?: boolean;
  @ConfirmRestrictionsField() confirmsRestrictions?: boolean;
}

export class AssignSavedPlanRequest {
  @IdField({ optional: true, description: 'One customer; customerIds takes several' }) customerId?: string;
  @CustomersField(true) customerIds?: string[];
  @InvitationsField() invitationIds?: string[];
  @StartField() startsOn?: string | null;
  @NameField() planName?: string;
  @NotesField() notes?: string | null;
  @ConfirmField() confirmsNames?: boolean;
  @ConfirmRestrictionsField() confirmsRestrictions?: boolean;
  @IdField({ optional: true, description: 'Must match the path' }) mealPlanId?: string;
}

export class PlanForCustomerRequest extends SentPlanRequest {
  @StartField() startsOn?: string | null;
  @NameField() planName?: string;
  @NotesField() notes?: string | null;
  @ConfirmField() confirmsNames?: boolean;
  @ConfirmRestrictionsField() confirmsRestrictions?: boolean;
}

import { NotFoundError } from '../../../platform/errors/app-error.js';

/** Expired, revoked, and unknown links get the same answer. */
export const linkNotValid = () =>
  new NotFoundError('This link is not valid or has ended. Ask your trainer for a new one.');

export const notShared = () => new NotFoundError('This plan is not shared.');

import { customerTabPath } from './customers';
import { progressPath } from './pages';

export const measurementPath = (id: string): string => `${progressPath}/measurements/${id}`;
export const deleteMeasurementPath = (id: string): string => `${measurementPath(id)}/delete`;

/** Pages that offer to undo a deletion. */
export const deletedMeasurementPath = (id: string): string => `${progressPath}?deleted=${id}`;
export const deletedGoalPath = (id: string): string => `${goalsPath}?deleted=${id}`;

export const importMeasurementsPath = `${progressPath}/import`;

/** The values of every day that the charts of a page show: those of a customer, or those on a page of their trainer. */
export const seriesPath = (page: string): string => `${page}/series`;

export const goalsPath = `${progressPath}/goals`;
export const goalPath = (id: string): string => `${goalsPath}/${id}`;
export const deleteGoalPath = (id: string): string => `${goalPath(id)}/delete`;

/** A goal of a customer, on the pages of their trainer. */
export const customerGoalPath = (customerId: string, id: string): string =>
  `${customerTabPath(customerId, 'goals')}/${id}`;
/** The customer's goals, with the offer to undo the deletion of one. */
export const deletedCustomerGoalPath = (customerId: string, id: string): string =>
  `${customerTabPath(customerId, 'goals')}?deleted=${id}`;
export const deleteCustomerGoalPath = (customerId: string, id: string): string =>
  `${customerGoalPath(customerId, id)}/delete`;

export const photosPath = `${progressPath}/photos`;
export const photoPath = (id: string): string => `${photosPath}/${id}`;
export const deletePhotoPath = (id: string): string => `${photoPath(id)}/delete`;
export const comparePhotosPath = `${photosPath}/compare`;

export type PhotoSize = 'large' | 'small';

/** A file of a photo, which is sent only to a session that may see it. */
export const photoFilePath = (id: string, size: PhotoSize): string => `${photoPath(id)}/${size}`;
export const customerPhotoFilePath = (customerId: string, id: string, size: PhotoSize): string =>
  `${customerTabPath(customerId, 'photos')}/${id}/${size}`;

import { progressPath } from './pages';

export const measurementPath = (id: string): string => `${progressPath}/measurements/${id}`;
export const deleteMeasurementPath = (id: string): string => `${measurementPath(id)}/delete`;

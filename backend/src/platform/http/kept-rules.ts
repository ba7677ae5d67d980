import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;

let areKept = false;

/**
 * Makes class-validator remember the rules of each class. Otherwise, it looks through all classes of the program for
 * those from which a class inherits, for every object that it checks, which took longer than the check itself.
 * Decorators run before any object of their class exists, so the rules never change afterward.
 */
export function keepRules(): void {
  if (areKept) return;
  areKept = true;
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const kept = new Map<unknown, ReturnType<Storage['getTargetValidationMetadatas']>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isChosen = Boolean(schema) || always || strictGroups || (groups?.length ?? 0) > 0;
    if (isChosen || typeof target !== 'function') return find(target, schema, always, strictGroups, groups);
    const known = kept.get(target) ?? find(target, schema, always, strictGroups, groups);
    kept.set(target, known);
    return known;
  };
}

import { projectFolder } from '../launcher/project.mjs';
import { tableOwnerFaults } from './table-owners.mjs';

const faults = tableOwnerFaults(projectFolder);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

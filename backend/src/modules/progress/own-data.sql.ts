import { keepsOfUsers } from '../../platform/own-data/own-data.js';

keepsOfUsers(
  {
    name: 'measurements',
    about: 'Your body measurements',
    tables: ['progress_measurements'],
    rows: `select m.* from progress_measurements m where m.customer_id = :userId order by m.day, m.id`,
  },
  {
    name: 'goals',
    about: 'Your goals, with the values that you entered at them',
    tables: ['goals'],
    rows: `select g.* from goals g where g.customer_id = :userId order by g.created_at, g.id`,
  },
  {
    name: 'photos',
    about: 'Your photos',
    tables: ['progress_photos'],
    rows: `select p.* from progress_photos p where p.customer_id = :userId order by p.day, p.id`,
    files: `
      select p.day || '-' || p.photo_type || '-' || p.id || '.webp' as name, 'photos/' || p.id || '/large.webp' as key
      from progress_photos p where p.customer_id = :userId order by p.day, p.id`,
  },
  {
    name: 'deleted-progress',
    about: 'Measurements and goals that you deleted and can still restore',
    tables: ['deleted_progress'],
    rows: `select d.* from deleted_progress d where d.customer_id = :userId order by d.deleted_at, d.id`,
  },
);

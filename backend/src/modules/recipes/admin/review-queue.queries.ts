import { Injectable } from '@nestjs/common';
import { type Json, Sql } from '../../../platform/database/sql.js';
import { ofAdmins } from '../recipe-audience.sql.js';

/**
 * Follows the order in which admins see the queue, newest first. After a recipe that is not waiting comes the first
 * one.
 */
const PLACE = `
  with waiting as (
    select r.id, row_number() over (order by r.creation_timestamp desc, r.id desc) as position
    from recipes r where not r.is_approved and ${ofAdmins('r')}
  ), place as (select (select position from waiting where id = :recipeId) as position)
  select json_build_object(
    'position', place.position, 'total', (select count(*) from waiting),
    'next', (select id from waiting where waiting.position = coalesce(place.position, 0) + 1)
  )::text as body
  from place`;

/** Walks through the recipes that wait for approval. */
@Injectable()
export class ReviewQueueQueries {
  constructor(private readonly sql: Sql) {}

  findPlace(recipeId: string): Promise<Json> {
    return this.sql.body(PLACE, { recipeId });
  }
}

import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A row says whether the trainers who coach a customer read their diary. Without a row, they do. */
@Entity({ tableName: 'diary_settings' })
export class DiarySettings {
  @PrimaryKey({ type: 'uuid' })
  customerId: string;

  @Property({ type: 'boolean' })
  isShared: boolean;

  constructor(customerId: string, isShared: boolean) {
    this.customerId = customerId;
    this.isShared = isShared;
  }
}

import sharp from 'sharp';

/** Someone else may be waiting for the processor, and what was seen once is seldom seen again. */
sharp.concurrency(1);
sharp.cache(false);

/** Of all that the library can read, only what is accepted: no other reader can be reached, whatever a file says. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export { sharp };

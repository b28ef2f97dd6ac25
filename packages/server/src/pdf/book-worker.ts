import { setPriority } from 'node:os';

import { BookPdf } from './book-pdf.ts';
import type { BookMessage, BookReply } from './book-writer.ts';

// Requests take priority over books.
setPriority(2);

let pdf: BookPdf | undefined;

const reply = (outcome: BookReply) => process.send?.(outcome);

async function answer(message: BookMessage): Promise<void> {
  switch (message.step) {
    case 'begin':
      pdf = new BookPdf(message.book);
      return;
    case 'page':
      await pdf?.addPage(message.page, message.pictures);
      return;
    case 'end':
      await pdf?.end();
  }
}

process.on('message', (message) => {
  answer(message as BookMessage).then(
    () => reply({ done: true }),
    // The kind only: messages may quote the book.
    (error: unknown) => reply({ fault: error instanceof Error ? error.name : 'unknown' }),
  );
});
process.on('disconnect', () => process.exit());

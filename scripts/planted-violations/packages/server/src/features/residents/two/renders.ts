import '../../../pdf/pdf-workers.ts'; // features-render-in-turn

import '../../residents/two/api.ts'; // areas-in-order

/// The record for a style and distance on a course is the fastest time in hundredths of a second. Of equal times the
/// earliest holds it, and the others are listed as ties, one for each segment. Suspicious laps are left out.
extension SwimRecords {
  /// Computes all records from the laps and their corrections.
  package init(of book: SwimBook) {
    let standing = book.standing
    var table = SwimRecordTable()
    for index in book.swims.indices { table.enter(index, of: book, standing) }
    self = table.book
  }
}

/// The record for a style and distance on a course is the fastest time in hundredths of a second, without suspicious
/// laps. If several attempts are equally fast, the earliest holds the record, and the others are its ties, one for each
/// segment.
extension SwimRecords {
  /// Computes all records of a book from its laps and corrections.
  package init(of book: SwimBook) {
    let standing = book.standing
    var table = SwimRecordTable()
    for index in book.swims.indices { table.enter(index, of: book, standing) }
    self = table.book
  }
}

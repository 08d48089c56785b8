/// The record for a style and distance on a course is the fastest attempt without suspicious laps, compared in
/// hundredths of a second. If several attempts are equally fast, the earliest holds the record. The others are its
/// ties, at most one for each segment.
extension SwimRecords {
  /// Computes all records of a book from its laps and the user's corrections.
  package init(of book: SwimBook) {
    let standing = book.standing
    var table = SwimRecordTable()
    for index in book.swims.indices { table.enter(index, of: book, standing) }
    self = table.book
  }
}

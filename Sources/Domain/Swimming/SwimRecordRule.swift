/// The record for a style and distance on a course is the least hundredths; a tie keeps the earliest holder and lists
/// the others, one attempt a segment. Suspicious laps are left out.
extension SwimRecords {
  /// Works out all records from the laps and their corrections.
  package init(of book: SwimBook) {
    let standing = book.standing
    var table = SwimRecordTable()
    for index in book.swims.indices { table.enter(index, of: book, standing) }
    self = table.book
  }
}

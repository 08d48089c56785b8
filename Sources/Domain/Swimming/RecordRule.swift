/// The record for a style and distance on a course is the least hundredths; a tie keeps the earliest holder and lists
/// the others, one attempt a segment. Suspicious laps are left out.
extension RecordBook {
  /// Works out all records from the laps and their corrections.
  package init(of book: SwimBook) {
    let standing = BookStanding(of: book)
    var table = RecordTable()
    for index in book.workouts.indices where standing.counts(index) {
      let corrections = standing.corrections(of: index)
      if corrections.isEmpty {
        table.enter(book.workouts[index].laps, of: book.workouts[index], in: book.workouts[index].pool)
      } else {
        let corrected = CorrectedLaps(book.workouts[index], corrections: corrections)
        table.enter(corrected.laps, of: book.workouts[index], in: corrected.pool)
      }
    }
    self = table.book
  }
}

import JSONCoding
import SwimmingDomain

/// The book as one document: the workouts as imported, one a line as in the store, and the corrections over them in
/// the order made.
enum BookJSON {
  static func encode(_ book: SwimBook) -> [UInt8] {
    var corrections = JSONWriter()
    corrections.beginArray()
    for correction in book.corrections { CorrectionCoding.write(correction, &corrections) }
    corrections.endArray()
    return Array("{\"format\":\"recordbook 1\",\"corrections\":".utf8) + corrections.bytes
      + Array(",\"workouts\":[".utf8) + WorkoutCoding.lines(book.workouts) + Array("\n]}\n".utf8)
  }
}

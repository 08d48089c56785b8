import Formats

/// What the cells of a column mean, of which a table repeats a few: each is made of its text once.
struct RepeatedCells<Value> {
  /// More than a column mostly takes turns with; looking through all of them takes no longer than making one.
  private static var most: Int { 32 }

  private var known: [(bytes: [UInt8], value: Value)] = []

  /// - Parameter make: the value of such a text; nil where it means nothing, which is not kept.
  mutating func value(_ text: UnsafeRawBufferPointer, make: (UnsafeRawBufferPointer) -> Value?) -> Value? {
    // The latest come again soonest.
    for place in known.indices.reversed() where known[place].bytes.withUnsafeBytes({ text.equals($0) }) {
      return known[place].value
    }
    guard let value = make(text) else { return nil }
    if known.count == RepeatedCells.most { known = [] }
    known.append((Array(text), value))
    return value
  }
}

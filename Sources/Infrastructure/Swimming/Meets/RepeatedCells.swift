import Formats

/// Caches the values of cells in a column, since a table repeats few of them.
struct RepeatedCells<Value> {
  /// More values than a column mostly alternates between. Searching all of them takes no longer than making one.
  private static var most: Int { 32 }

  private var known: [(bytes: [UInt8], value: Value)] = []

  /// - Parameter make: makes the value of a text; nil if the text has none, which is not cached.
  mutating func value(_ text: UnsafeRawBufferPointer, make: (UnsafeRawBufferPointer) -> Value?) -> Value? {
    // The latest are the most likely to come again.
    for place in known.indices.reversed() where known[place].bytes.withUnsafeBytes({ text.equals($0) }) {
      return known[place].value
    }
    guard let value = make(text) else { return nil }
    if known.count == RepeatedCells.most { known = [] }
    known.append((Array(text), value))
    return value
  }
}

import Formats

/// Caches the values of a column's cells. A column typically contains only a few distinct texts, each repeated many
/// times.
struct RepeatedCells<Value> {
  /// The maximum number of cached values. A column usually alternates between fewer values than this, and searching
  /// this many takes no longer than creating a value.
  private static var most: Int { 32 }

  private var known: [(bytes: [UInt8], value: Value)] = []

  /// Returns the value for a text, from the cache if possible.
  /// - Parameter make: creates the value; returns nil if the text has none. Nil is not cached.
  mutating func value(_ text: UnsafeRawBufferPointer, make: (UnsafeRawBufferPointer) -> Value?) -> Value? {
    // The latest values are the most likely to be repeated.
    for place in known.indices.reversed() where known[place].bytes.withUnsafeBytes({ text.equals($0) }) {
      return known[place].value
    }
    guard let value = make(text) else { return nil }
    if known.count == RepeatedCells.most { known = [] }
    known.append((Array(text), value))
    return value
  }
}

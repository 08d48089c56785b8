import Formats

/// The most recent value of a field. Most rows repeat the value in the previous row.
struct RepeatedField {
  private var bytes: [UInt8] = []
  private var isTaken = false

  @inline(__always)
  func stands(for next: UnsafeRawBufferPointer) -> Bool {
    isTaken && bytes.withUnsafeBytes { next.equals($0) }
  }

  /// Stores the field's value in the next row.
  /// - Returns: true if the value differs from that in the previous row.
  @inline(__always)
  mutating func take(_ next: UnsafeRawBufferPointer) -> Bool {
    if stands(for: next) { return false }
    take(new: next)
    return true
  }

  @inline(never)
  mutating func take(new next: UnsafeRawBufferPointer) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: next)
    isTaken = true
  }
}

/// Caches names. A log typically contains only a few distinct names, each repeated many times.
struct RepeatedNames {
  /// The maximum number of cached names. Most people use fewer names at a time, and searching this many takes no longer
  /// than creating a name.
  private static let most = 32

  private var known: [(bytes: RepeatedField, name: String)] = []

  /// Returns the name that the bytes represent, from the cache if possible.
  /// - Parameter make: creates the name from the bytes.
  mutating func name(_ bytes: UnsafeRawBufferPointer, make: () -> String) -> String {
    for place in known.indices where known[place].bytes.stands(for: bytes) { return known[place].name }
    let name = make()
    // Doubled quotes are decoded in names, so such a name can't be compared by its bytes.
    if bytes.firstIndex(of: UInt8(ascii: "\""), from: 0) != nil { return name }
    if known.count == RepeatedNames.most { known = [] }
    var field = RepeatedField()
    field.take(new: bytes)
    known.append((field, name))
    return name
  }
}

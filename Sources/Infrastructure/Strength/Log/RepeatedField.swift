import Formats

/// A field that mostly repeats the row before.
struct RepeatedField {
  private var bytes: [UInt8] = []
  private var isTaken = false

  @inline(__always)
  func stands(for next: UnsafeRawBufferPointer) -> Bool {
    isTaken && bytes.withUnsafeBytes { next.equals($0) }
  }

  /// - Returns: whether the value is new.
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

/// Caches names, since a log repeats few of them.
struct RepeatedNames {
  /// More than most people use for a while. Searching all of them takes no longer than making one.
  private static let most = 32

  private var known: [(bytes: RepeatedField, name: String)] = []

  /// - Parameter make: makes the name from the bytes.
  mutating func name(_ bytes: UnsafeRawBufferPointer, make: () -> String) -> String {
    for place in known.indices where known[place].bytes.stands(for: bytes) { return known[place].name }
    let name = make()
    // Names with doubled quotes cannot be compared by their bytes.
    if bytes.firstIndex(of: UInt8(ascii: "\""), from: 0) != nil { return name }
    if known.count == RepeatedNames.most { known = [] }
    var field = RepeatedField()
    field.take(new: bytes)
    known.append((field, name))
    return name
  }
}

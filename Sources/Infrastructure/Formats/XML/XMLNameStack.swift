/// The names of the followed elements that are open, outermost first.
struct XMLNameStack {
  private var names: [UInt8] = []
  private var starts: [Int] = []

  var isEmpty: Bool { starts.isEmpty }
  var count: Int { starts.count }

  mutating func push(_ name: UnsafeRawBufferPointer) {
    starts.append(names.count)
    names.append(contentsOf: name.bindMemory(to: UInt8.self))
  }

  mutating func pop() {
    names.removeLast(names.count - starts.removeLast())
  }

  func isInnermost(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let start = starts.last else { return false }
    return names.withBytes { $0.part(start..<names.count).equals(name) }
  }

  var innermost: String {
    starts.last.map { String(decoding: names[$0...], as: UTF8.self) } ?? ""
  }
}

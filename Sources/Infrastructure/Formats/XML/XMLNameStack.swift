/// The names of the followed elements that are open, outermost first.
struct XMLNameStack {
  private var names: [UInt8] = []
  private var starts: [Int] = []

  var isEmpty: Bool { starts.isEmpty }
  var count: Int { starts.count }

  mutating func push(_ name: UnsafeRawBufferPointer) {
    starts.append(names.count)
    names.append(contentsOf: name)
  }

  mutating func pop() {
    names.removeSubrange(starts.removeLast()...)
  }

  func isInnermost(_ name: UnsafeRawBufferPointer) -> Bool {
    starts.last.map { names[$0...].elementsEqual(name) } ?? false
  }

  var innermost: String {
    starts.last.map { String(decoding: names[$0...], as: UTF8.self) } ?? ""
  }
}

/// The names of the open elements that are followed, starting with the outermost one.
struct XMLNameStack: ~Copyable {
  /// The bytes of the names of all open elements, one after another.
  private var names = UnsafeMutableRawPointer.allocate(byteCount: 1_024, alignment: 1)
  private var room = 1_024
  /// The byte offset of the end of each name. Before these comes a 0, the byte offset at which the first name starts.
  private let ends = UnsafeMutablePointer<Int>.allocate(capacity: XMLScanner.deepest + 1)
  private(set) var count = 0

  init() {
    names.initializeMemory(as: UInt8.self, repeating: 0, count: room)
    ends.initialize(to: 0)
  }

  deinit {
    names.deallocate()
    ends.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// Adds the name of an element that has just been opened.
  /// - Precondition: fewer than `XMLScanner.deepest` elements are open.
  mutating func push(_ name: UnsafeRawBufferPointer) {
    precondition(count < XMLScanner.deepest)
    guard let start = name.baseAddress else { preconditionFailure("an element has a name") }
    let end = ends[count] &+ name.count
    if end > room { grow(to: 2 * end) }
    let place = names + ends[count]
    // XML texts are repetitive: usually, the same name was already stored here for an earlier element.
    if !UnsafeRawPointer(place).holds(start, name.count) { place.copyMemory(from: start, byteCount: name.count) }
    count &+= 1
    (ends + count).initialize(to: end)
  }

  /// Removes the name of the innermost element.
  /// - Precondition: an element is open.
  mutating func pop() {
    precondition(count > 0)
    count &-= 1
  }

  /// The name of the innermost open element; empty if no element is open. Valid until the next call to `push`.
  var innermost: UnsafeRawBufferPointer {
    guard count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: names + ends[count &- 1], count: ends[count] &- ends[count &- 1])
  }

  private mutating func grow(to size: Int) {
    let grown = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1)
    grown.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    grown.copyMemory(from: names, byteCount: room)
    names.deallocate()
    (names, room) = (grown, size)
  }
}

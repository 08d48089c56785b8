import KernelApplication

import func Libc.memcmp

/// A hash table for finding a method by its name.
struct MethodTable {
  enum Method {
    /// The method of a use case. The value is the index of the method in `methods`.
    case useCase(Int)
    case service(ServiceMethod)
  }

  /// The maximum length of a method's name, in bytes.
  static let longestName = 128

  let methods: [RPCMethod]
  /// Whether the results of each method can be cached. This requires that the method works quickly, and that its result
  /// changes only when the book does.
  let mayBeKept: [Bool]
  private let names: [[UInt8]]
  /// Indices into `names`. The hash of a name determines the position of its index. Free positions contain -1.
  private let slots: [Int16]

  init(_ methods: [RPCMethod]) {
    self.methods = methods
    mayBeKept = methods.map { $0.kind == .query || $0.kind == .inspection }
    names = methods.map { Array($0.name.utf8) } + ServiceMethod.allCases.map { Array($0.rawValue.utf8) }
    precondition(names.allSatisfy { $0.count <= MethodTable.longestName }, "a method's name is too long")
    var slots = [Int16](repeating: -1, count: 1 << (names.count * 2).bitWidthNeeded)
    for (index, name) in names.enumerated() {
      var slot = name.withUnsafeBytes { MethodTable.hash($0) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int16(index)
    }
    self.slots = slots
  }

  subscript(name: UnsafeRawBufferPointer) -> Method? {
    guard name.count <= MethodTable.longestName else { return nil }
    var slot = MethodTable.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if MethodTable.isSame(names[index], name) {
        return index < methods.count ? .useCase(index) : .service(ServiceMethod.allCases[index - methods.count])
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @inline(__always)
  private static func isSame(_ known: [UInt8], _ name: UnsafeRawBufferPointer) -> Bool {
    guard known.count == name.count, let start = name.baseAddress else { return false }
    return memcmp(known, start, name.count) == 0
  }

  /// Returns the FNV-1a hash of the bytes.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

extension Int {
  /// The number of binary digits needed to write this number; 0 for the number 0.
  fileprivate var bitWidthNeeded: Int { Int.bitWidth - leadingZeroBitCount }
}

/// ASCII text of at most 64 letters, put together without strings in between: names and days are written by the
/// thousand. There is room for two numbers of any size, and what stands around them.
package struct ShortText {
  private var letters = InlineArray<64, UInt8>(repeating: 0)
  private var count = 0

  package init() {}

  package mutating func put(_ letter: Unicode.Scalar) {
    put(UInt8(ascii: letter))
  }

  /// From 0 to 99, in as few digits as it takes.
  package mutating func put(_ value: Int) {
    put(value, width: value > 9 ? 2 : 1)
  }

  /// As `padded` writes it.
  package mutating func put(_ value: Int, width: Int) {
    var rest = value
    var place = count + width
    while place > count {
      place -= 1
      letters[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    if value >= 0, rest == 0 {
      count += width
    } else {
      for digit in padded(value, width).utf8 { put(digit) }
    }
  }

  private mutating func put(_ letter: UInt8) {
    letters[count] = letter
    count += 1
  }

  package var string: String {
    String(unsafeUninitializedCapacity: count) { room in
      for place in 0..<count { room[place] = letters[place] }
      return count
    }
  }
}

import KernelDomain
import Testing

/// A list of which copies share their beginnings, beside an array that does the same.
@Suite struct SharedListTests {
  /// Long enough for several chunks, often back and forth over the border of one.
  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 200]) func isAsAnArray(begin: Int) {
    var list = SharedList(Array(0..<begin))
    var array = Array(0..<begin)
    #expect(Array(list) == array)
    for step in 0..<400 {
      if step % 7 < 4 {
        list.append(step)
        array.append(step)
      } else {
        #expect(list.popLast() == array.popLast())
      }
      #expect(list.count == array.count && list.last == array.last && list.first == array.first)
      #expect(list == SharedList(array) && list.hashValue == SharedList(array).hashValue)
    }
    #expect(Array(list) == array)
  }

  @Test func aCopyStaysAsItWas() {
    var list = SharedList<Int>()
    var copies: [SharedList<Int>] = []
    for number in 0..<300 {
      copies.append(list)
      list.append(number)
    }
    while list.popLast() != nil {}
    for (count, copy) in copies.enumerated() { #expect(Array(copy) == Array(0..<count)) }
  }

  @Test func anEmptyOneHasNoLast() {
    var list = SharedList<String>()
    #expect(list.popLast() == nil && list.last == nil && list.isEmpty)
  }
}

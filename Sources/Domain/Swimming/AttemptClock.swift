import KernelDomain

/// What a clock shows at each wall of consecutive laps of a segment, so that any attempt among them is timed by one
/// subtraction. Loading the next laps reuses the memory.
///
/// Where no attempt may begin or end, it shows a time so far off that no attempt over that wall is the fastest.
struct AttemptClock: ~Copyable {
  /// Six days, in milliseconds: no swim lasts as long, so laps that sum to more hold no attempt.
  private static var forever: Int32 { 1 << 29 }

  private var begins = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var ends = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var capacity = 0
  private var laps = 0..<0

  init() {}

  deinit {
    begins.deallocate()
    ends.deallocate()
  }

  private mutating func makeRoom(for laps: Int) {
    guard laps > capacity else { return }
    begins.deallocate()
    ends.deallocate()
    capacity = max(laps, 2 * capacity, 256)
    begins = .allocate(capacity: capacity)
    ends = .allocate(capacity: capacity)
  }

  /// Times consecutive laps of one segment, none of them excluded.
  mutating func load<L: TimedLap>(_ indices: Range<Int>, of all: UnsafeBufferPointer<L>) {
    makeRoom(for: indices.count)
    laps = indices
    var clock: Int64 = 0
    var previousEnd = all[indices.lowerBound].start.milliseconds
    for (wall, index) in indices.enumerated() {
      let lap = all[index]
      clock &+= AttemptRule.rest(inGap: lap.start.milliseconds &- previousEnd)
      begins[wall] = lap.mayBeginAttempt ? Int32(truncatingIfNeeded: clock) : -AttemptClock.forever
      clock &+= Int64(lap.duration)
      ends[wall] = lap.mayEndAttempt ? Int32(truncatingIfNeeded: clock) : 2 * AttemptClock.forever
      previousEnd = lap.endMilliseconds
    }
    if clock >= Int64(AttemptClock.forever) { laps = 0..<0 }
  }

  /// Milliseconds of the fastest attempt over so many of the laps; nil where there is none.
  func fastest(_ count: Int) -> Int64? {
    guard count <= laps.count else { return nil }
    let begins = UnsafePointer(begins)
    let ends = UnsafePointer(ends + (count &- 1))
    var fastest = Int32.max
    for wall in 0...(laps.count &- count) {
      fastest = min(fastest, ends[wall] &- begins[wall])
    }
    return fastest < AttemptClock.forever ? Int64(fastest) : nil
  }

  /// The positions of the laps of the earliest attempt over so many that takes that time.
  func earliest<L: TimedLap>(_ count: Int, hundredths: Int, of all: UnsafeBufferPointer<L>) -> Range<Int> {
    var first = laps.lowerBound
    var isFound = false
    for wall in 0...(laps.count - count)
    where AttemptRule.hundredths(Int64(ends[wall + count - 1] - begins[wall])) == hundredths {
      let index = laps.lowerBound + wall
      if !isFound || all[index].start < all[first].start { first = index }
      isFound = true
    }
    return first..<first + count
  }
}

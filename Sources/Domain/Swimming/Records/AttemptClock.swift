import KernelDomain

/// The clock times at the walls between consecutive laps of a segment, stored so that any attempt among these laps is
/// timed by one subtraction. The memory is reused for the next laps that are loaded.
///
/// At a wall where no attempt may begin or end, the stored time is so far off that no attempt from or to it is ever the
/// fastest.
struct AttemptClock: ~Copyable {
  /// A time longer than any swim: six days, in milliseconds. Laps whose times add up to more are treated as if they had
  /// no attempt.
  private static var forever: Int32 { 1 << 29 }
  /// The longest overlap of two laps that is used, in milliseconds; a longer one is cut to this. Even so cut, it
  /// outweighs all other gaps of an attempt, which has at most 300 laps.
  private static var longestOverlap: Int64 { 600_000 }

  private var begins = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var ends = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// For each lap, the sum of all drifts (gaps that may be rounding) up to it, in milliseconds. Over a million laps the
  /// sum may overflow, but the difference between two laps of one attempt stays right.
  private var drifts = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var capacity = 0
  private var laps = 0..<0

  init() {}

  deinit {
    begins.deallocate()
    ends.deallocate()
    drifts.deallocate()
  }

  private mutating func makeRoom(for laps: Int) {
    guard laps > capacity else { return }
    begins.deallocate()
    ends.deallocate()
    drifts.deallocate()
    capacity = max(laps, 2 * capacity, 256)
    begins = .allocate(capacity: capacity)
    ends = .allocate(capacity: capacity)
    drifts = .allocate(capacity: capacity)
  }

  /// Computes the times of consecutive laps of one segment. None of the laps may be excluded.
  mutating func load<L: TimedSwimLap>(_ indices: Range<Int>, of all: UnsafeBufferPointer<L>) {
    makeRoom(for: indices.count)
    laps = indices
    var (clock, drift): (Int64, Int64) = (0, 0)
    var previousEnd = all[indices.lowerBound].start.milliseconds
    for (wall, index) in indices.enumerated() {
      let lap = all[index]
      let gap = lap.start.milliseconds &- previousEnd
      clock &+= AttemptRule.rest(inGap: gap)
      drift &+= max(AttemptRule.drift(inGap: gap), -AttemptClock.longestOverlap)
      drifts[wall] = Int32(truncatingIfNeeded: drift)
      begins[wall] = lap.mayBeginAttempt ? Int32(truncatingIfNeeded: clock) : -AttemptClock.forever
      clock &+= Int64(lap.duration)
      ends[wall] = lap.mayEndAttempt ? Int32(truncatingIfNeeded: clock) : 2 * AttemptClock.forever
      previousEnd = lap.endMilliseconds
    }
    if clock >= Int64(AttemptClock.forever) { laps = 0..<0 }
  }

  /// The time of the fastest attempt over `count` of the loaded laps, in milliseconds; nil if there is none.
  func fastest(_ count: Int) -> Int64? {
    guard count <= laps.count else { return nil }
    let (begins, ends) = (UnsafePointer(begins), UnsafePointer(ends + (count &- 1)))
    let (first, last) = (UnsafePointer(drifts), UnsafePointer(drifts + (count &- 1)))
    var fastest = Int32.max
    for wall in 0...(laps.count &- count) {
      fastest = min(fastest, ends[wall] &- begins[wall] &+ AttemptRule.rest(inDrift: last[wall] &- first[wall]))
    }
    return fastest < AttemptClock.forever ? Int64(fastest) : nil
  }

  /// The positions of the laps of the earliest attempt over `count` laps whose time is `hundredths`. There must be one.
  func earliest<L: TimedSwimLap>(_ count: Int, hundredths: Int, of all: UnsafeBufferPointer<L>) -> Range<Int> {
    var first = laps.lowerBound
    var isFound = false
    for wall in 0...(laps.count - count)
    where AttemptRule.hundredths(milliseconds(wall, count)) == hundredths {
      let index = laps.lowerBound + wall
      if !isFound || all[index].start < all[first].start { first = index }
      isFound = true
    }
    return first..<first + count
  }

  /// The time of the attempt over `count` laps that begins with loaded lap number `wall`, from 0; in milliseconds.
  private func milliseconds(_ wall: Int, _ count: Int) -> Int64 {
    let last = wall + count - 1
    return Int64(ends[last] - begins[wall] + AttemptRule.rest(inDrift: drifts[last] &- drifts[wall]))
  }
}

import KernelDomain

/// What a clock shows at each wall of consecutive laps of a segment, so that any attempt among them is timed by one
/// subtraction. Loading the next laps reuses the memory.
///
/// Where no attempt may begin or end, it shows a time so far off that no attempt over that wall is the fastest.
struct AttemptClock: ~Copyable {
  /// Six days, in milliseconds: no swim lasts as long, so laps that sum to more hold no attempt.
  private static var forever: Int32 { 1 << 29 }
  /// Laps that overlap by more are taken to overlap by this, in milliseconds: the other gaps of an attempt, which has at
  /// most 300 laps, don't make it up.
  private static var longestOverlap: Int64 { 600_000 }

  private var begins = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var ends = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// The drift up to each lap. Over a million laps it may leave the range of numbers, but never between the laps of one
  /// attempt.
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

  /// Times consecutive laps of one segment, none of them excluded.
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

  /// Milliseconds of the fastest attempt over so many of the laps; nil where there is none.
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

  /// The positions of the laps of the earliest attempt over so many that takes that time.
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

  /// The time of so many laps from that one on.
  private func milliseconds(_ wall: Int, _ count: Int) -> Int64 {
    let last = wall + count - 1
    return Int64(ends[last] - begins[wall] + AttemptRule.rest(inDrift: drifts[last] &- drifts[wall]))
  }
}

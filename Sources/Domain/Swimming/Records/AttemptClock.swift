import KernelDomain

/// Computes the time of any attempt among consecutive laps of a segment with a single subtraction. For this purpose, it
/// stores the cumulative times at the walls between the laps. The memory is reused for the laps that are loaded next.
///
/// At a wall where no attempt may begin or end, the stored time is so extreme that attempts from or to this wall are
/// never the fastest.
struct AttemptClock: ~Copyable {
  /// A time longer than any swim, in milliseconds: six days. If the loaded laps take longer than this in total, no
  /// attempts are found in them.
  private static var forever: Int32 { 1 << 29 }
  /// The maximum overlap of two laps, in milliseconds; a longer overlap counts as this value. Even so, it exceeds the
  /// sum of all gaps from rounding in an attempt, which has at most 300 laps.
  private static var longestOverlap: Int64 { 600_000 }

  private var begins = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var ends = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// For each lap, the cumulative drift up to it, in milliseconds. A drift is a gap that may result from rounding. Over
  /// a million laps, the sum may overflow, but the difference between two laps of one attempt is still correct.
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

  /// Loads consecutive laps of one segment, and computes the cumulative times at their walls. None of the laps may be
  /// excluded.
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

  /// Returns the time of the fastest attempt that consists of `count` of the loaded laps, in milliseconds; nil if there
  /// is none.
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

  /// Returns the indices of the laps of the earliest attempt with `count` laps that takes `hundredths` of a second.
  /// There must be such an attempt.
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

  /// Returns the time of the attempt with `count` laps that begins with the loaded lap at index `wall`, in
  /// milliseconds.
  private func milliseconds(_ wall: Int, _ count: Int) -> Int64 {
    let last = wall + count - 1
    return Int64(ends[last] - begins[wall] + AttemptRule.rest(inDrift: drifts[last] &- drifts[wall]))
  }
}

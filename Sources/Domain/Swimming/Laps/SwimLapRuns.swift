import KernelDomain

/// The laps of one swim, divided into runs. A run is a series of consecutive laps in one style and one segment, all of
/// which may count in records (see `TimedSwimLap.isOutOfRecords`). An attempt lies within one run, or is a medley that
/// spans four runs. Loading a swim reuses the memory of the previous swim, so that reading a whole book allocates
/// almost nothing.
struct SwimLapRuns: ~Copyable {
  struct Run {
    let style: StrokeStyle
    /// The number of the segment to which the run belongs, counting from 1.
    let segment: Int32
    private let firstLap: Int32
    private let endLap: Int32
    /// The duration of the run's shortest lap, in milliseconds.
    let shortest: Int32

    @inline(__always)
    init(style: StrokeStyle, segment: Int32, laps: Range<Int>, shortest: Int32) {
      self.style = style
      self.segment = segment
      self.firstLap = Int32(truncatingIfNeeded: laps.lowerBound)
      self.endLap = Int32(truncatingIfNeeded: laps.upperBound)
      self.shortest = shortest
    }

    var first: Int { Int(firstLap) }
    var end: Int { Int(endLap) }
    var count: Int { Int(endLap &- firstLap) }
    /// The indices of the run's laps in the loaded swim.
    var laps: Range<Int> { first..<end }

    /// Whether the run `next` directly follows this one, in the same segment and without laps between them.
    func isFollowed(by next: Run) -> Bool {
      endLap == next.firstLap && segment == next.segment
    }
  }

  /// The number of stroke styles, `StrokeStyle.allCases.count`, as a constant.
  static var styles: Int { 8 }
  /// A moment long before any lap, in milliseconds since 1970. It stands for the end of the lap before a swim's first
  /// lap.
  static var longAgo: Int64 { .min / 2 }
  /// The value of an element of `bars` that has not been computed yet. Computed elements are never negative.
  static var noBar: Int32 { -1 }

  private var capacity = 0
  private(set) var scratch = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var runStore = UnsafeMutablePointer<Run>.allocate(capacity: 0)
  private var runCount = 0
  /// The memory that contains `clearRuns`.
  var clearStore = UnsafeMutablePointer<Run>.allocate(capacity: 0)
  var clearCount = 0
  /// Whether no suspicious lap has been found in the loaded swim so far.
  var isClear = true
  /// For each style, the duration below which a lap is suspicious, in milliseconds; `noBar` if it has not been computed
  /// yet.
  let bars = UnsafeMutablePointer<Int32>.allocate(capacity: SwimLapRuns.styles)

  init() {
    bars.initialize(repeating: SwimLapRuns.noBar, count: SwimLapRuns.styles)
  }

  deinit {
    release()
    bars.deallocate()
  }

  /// All runs of laps in the loaded swim, in order.
  var runs: UnsafeBufferPointer<Run> {
    UnsafeBufferPointer(start: runStore, count: runCount)
  }

  /// The runs of laps without suspicious laps, as stored by the most recent call of `leaveOutSuspicious` or
  /// `clearParts`.
  var clearRuns: UnsafeBufferPointer<Run> {
    UnsafeBufferPointer(start: clearStore, count: clearCount)
  }

  private func release() {
    scratch.deallocate()
    runStore.deallocate()
    clearStore.deallocate()
  }

  private mutating func makeRoom(for laps: Int) {
    guard laps > capacity else { return }
    release()
    capacity = max(laps, 2 * capacity, 256)
    scratch = .allocate(capacity: capacity)
    runStore = .allocate(capacity: capacity)
    clearStore = .allocate(capacity: capacity)
  }

  /// Loads a swim by dividing its laps into runs, which replace those of the previously loaded swim.
  mutating func load<L: TimedSwimLap>(_ laps: UnsafeBufferPointer<L>) {
    makeRoom(for: laps.count)
    runCount = 0
    isClear = true
    bars.update(repeating: SwimLapRuns.noBar, count: SwimLapRuns.styles)
    var previousEnd = SwimLapRuns.longAgo
    var run = OpenRun(first: 0, style: .unknown, isOut: true, segment: 0)
    for index in 0..<laps.count {
      let lap = laps[index]
      let step = lap.segmentStep(gap: lap.start.milliseconds &- previousEnd)
      let changes = (lap.style.rawValue ^ run.style.rawValue) | (lap.isOutOfRecords.bit ^ run.isOut.bit)
      // One branch on all three conditions is faster than three branches, since the processor cannot predict any of
      // them well.
      if Int32(changes) | step != 0 {
        close(run, before: index)
        run = OpenRun(
          first: index, style: lap.style, isOut: lap.isOutOfRecords, segment: run.segment &+ step)
      }
      run.shortest = min(run.shortest, lap.duration)
      previousEnd = lap.endMilliseconds
    }
    close(run, before: laps.count)
  }

  @inline(__always)
  private mutating func close(_ run: OpenRun, before end: Int) {
    guard end > run.first, !run.isOut else { return }
    runStore[runCount] = Run(style: run.style, segment: run.segment, laps: run.first..<end, shortest: run.shortest)
    runCount &+= 1
  }

  /// A run of laps to which laps are still being added.
  private struct OpenRun {
    let first: Int
    let style: StrokeStyle
    let isOut: Bool
    let segment: Int32
    var shortest = Int32.max
  }
}

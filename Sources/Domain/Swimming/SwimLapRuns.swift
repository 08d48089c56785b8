import KernelDomain

/// The laps of one swim as runs: laps of one style that follow each other in a segment, none of them excluded. All
/// attempts lie in runs, or across some of them. Loading the next swim reuses the memory, so that a whole book costs
/// no allocation.
struct SwimLapRuns: ~Copyable {
  struct Run {
    let style: StrokeStyle
    /// The segment's number, from 1.
    let segment: Int32
    private let firstLap: Int32
    private let endLap: Int32
    /// Milliseconds of the shortest lap.
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
    /// Their positions in the swim.
    var laps: Range<Int> { first..<end }

    /// Whether nothing lies between the two.
    func isFollowed(by next: Run) -> Bool {
      endLap == next.firstLap && segment == next.segment
    }
  }

  /// How many there are.
  static var styles: Int { 8 }
  /// Before any lap, in milliseconds since 1970.
  static var longAgo: Int64 { .min / 2 }
  /// No bar of laps, which never take less than nothing.
  static var noBar: Int32 { -1 }

  private var capacity = 0
  private(set) var scratch = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var runRepository = UnsafeMutablePointer<Run>.allocate(capacity: 0)
  private var runCount = 0
  /// Runs without their suspicious laps.
  var clearStore = UnsafeMutablePointer<Run>.allocate(capacity: 0)
  var clearCount = 0
  /// Whether no lap was found to be suspicious so far.
  var isClear = true
  /// The milliseconds below which a lap of each style is suspicious, once somebody asked.
  let bars = UnsafeMutablePointer<Int32>.allocate(capacity: SwimLapRuns.styles)

  init() {
    bars.initialize(repeating: SwimLapRuns.noBar, count: SwimLapRuns.styles)
  }

  deinit {
    release()
    bars.deallocate()
  }

  /// All runs, in order.
  var runs: UnsafeBufferPointer<Run> {
    UnsafeBufferPointer(start: runRepository, count: runCount)
  }

  /// What remained when suspicious laps were last left out.
  var clearRuns: UnsafeBufferPointer<Run> {
    UnsafeBufferPointer(start: clearStore, count: clearCount)
  }

  private func release() {
    scratch.deallocate()
    runRepository.deallocate()
    clearStore.deallocate()
  }

  private mutating func makeRoom(for laps: Int) {
    guard laps > capacity else { return }
    release()
    capacity = max(laps, 2 * capacity, 256)
    scratch = .allocate(capacity: capacity)
    runRepository = .allocate(capacity: capacity)
    clearStore = .allocate(capacity: capacity)
  }

  /// Finds the runs of a swim's laps, in place of those before.
  mutating func load<L: TimedSwimLap>(_ laps: UnsafeBufferPointer<L>) {
    makeRoom(for: laps.count)
    runCount = 0
    isClear = true
    bars.update(repeating: SwimLapRuns.noBar, count: SwimLapRuns.styles)
    var previousEnd = SwimLapRuns.longAgo
    var run = OpenRun(first: 0, style: .unknown, isExcluded: true, segment: 0)
    for index in 0..<laps.count {
      let lap = laps[index]
      let step = lap.segmentStep(gap: lap.start.milliseconds &- previousEnd)
      let changes = (lap.style.rawValue ^ run.style.rawValue) | (lap.isExcluded.bit ^ run.isExcluded.bit)
      // One branch for all: none of them can be foretold.
      if Int32(changes) | step != 0 {
        close(run, before: index)
        run = OpenRun(
          first: index, style: lap.style, isExcluded: lap.isExcluded, segment: run.segment &+ step)
      }
      run.shortest = min(run.shortest, lap.duration)
      previousEnd = lap.endMilliseconds
    }
    close(run, before: laps.count)
  }

  @inline(__always)
  private mutating func close(_ run: OpenRun, before end: Int) {
    guard end > run.first, !run.isExcluded else { return }
    runRepository[runCount] = Run(style: run.style, segment: run.segment, laps: run.first..<end, shortest: run.shortest)
    runCount &+= 1
  }

  /// A run while its laps are gathered.
  private struct OpenRun {
    let first: Int
    let style: StrokeStyle
    let isExcluded: Bool
    let segment: Int32
    var shortest = Int32.max
  }
}

import KernelDomain

/// The laps of one swim as runs. A run is a series of laps of one style in one segment, none of them excluded. Every
/// attempt lies within one run or spans several. Loading another swim reuses the memory, so reading a whole book
/// allocates nothing.
struct SwimLapRuns: ~Copyable {
  struct Run {
    let style: StrokeStyle
    /// The segment's number, from 1.
    let segment: Int32
    private let firstLap: Int32
    private let endLap: Int32
    /// The duration of the shortest lap, in milliseconds.
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
    /// The positions of its laps in the swim.
    var laps: Range<Int> { first..<end }

    /// Whether the next run follows in the same segment, without laps between the two.
    func isFollowed(by next: Run) -> Bool {
      endLap == next.firstLap && segment == next.segment
    }
  }

  /// The number of stroke styles.
  static var styles: Int { 8 }
  /// Stands for the end of a lap before the first one, in milliseconds since 1970.
  static var longAgo: Int64 { .min / 2 }
  /// Stands for a bar not computed yet; real bars are not negative.
  static var noBar: Int32 { -1 }

  private var capacity = 0
  private(set) var scratch = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var runStore = UnsafeMutablePointer<Run>.allocate(capacity: 0)
  private var runCount = 0
  /// Memory for the runs without their suspicious laps.
  var clearStore = UnsafeMutablePointer<Run>.allocate(capacity: 0)
  var clearCount = 0
  /// Whether no suspicious lap was found so far.
  var isClear = true
  /// For each style, the duration in milliseconds below which a lap is suspicious; computed when first needed.
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
    UnsafeBufferPointer(start: runStore, count: runCount)
  }

  /// The runs that remained when suspicious laps were last left out.
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

  /// Finds the runs of a swim's laps. They replace those of the swim before.
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
      // A single branch for all conditions: none of them is predictable.
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
    runStore[runCount] = Run(style: run.style, segment: run.segment, laps: run.first..<end, shortest: run.shortest)
    runCount &+= 1
  }

  /// A run whose laps are still being collected.
  private struct OpenRun {
    let first: Int
    let style: StrokeStyle
    let isExcluded: Bool
    let segment: Int32
    var shortest = Int32.max
  }
}

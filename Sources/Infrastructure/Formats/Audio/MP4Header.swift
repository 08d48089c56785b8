/// Finds the duration of an MP4 file that has one sound track. It is stated in the file's header; for a fragmented
/// file, it is computed from the samples in the fragments.
enum MP4Header {
  static func milliseconds(_ bytes: UnsafeRawBufferPointer) throws(AudioProblem) -> Int64 {
    var movie = MP4Movie()
    var fragments: [UnsafeRawBufferPointer] = []
    // Whether the header of a fragment was read, but not yet the samples that must follow it.
    var lacksSamples = false
    try MP4Box.each(in: bytes) { box throws(AudioProblem) in
      if box.isKind("moov") { movie = try MP4Movie(box.contents) }
      if box.isKind("moof") {
        fragments.append(box.contents)
        lacksSamples = true
      }
      if box.isKind("mdat") { lacksSamples = false }
    }
    guard !lacksSamples else { throw .cut }
    guard movie.soundTracks.count == 1, !movie.hasPictures else { throw .notOneSoundTrack }
    if movie.duration > 0 { return AudioHeader.milliseconds(movie.duration, rate: movie.rate) }
    var units: UInt64 = 0
    for fragment in fragments { units = units.addingClamped(try movie.units(of: fragment)) }
    return AudioHeader.milliseconds(units, rate: movie.soundTracks[0].rate)
  }
}

/// The header of an MP4 file (its `moov` box), which describes its tracks.
struct MP4Movie {
  struct SoundTrack {
    var id: UInt32 = 0
    /// The number of the track's time units in one second. The track's durations are in these time units.
    var rate: UInt64 = 0
  }

  /// The duration of the movie, in units of `1 / rate` seconds; 0 if the header does not state it.
  var duration: UInt64 = 0
  var rate: UInt64 = 1
  var soundTracks: [SoundTrack] = []
  var hasPictures = false
  /// The default duration of a sample in each track, in the track's time units, by the track's id. It applies to
  /// samples for which neither the fragment nor the sample itself states a duration.
  private var sampleUnits: [UInt32: UInt32] = [:]

  init() {}

  init(_ contents: UnsafeRawBufferPointer) throws(AudioProblem) {
    try MP4Box.each(in: contents) { box throws(AudioProblem) in
      if box.isKind("mvhd") { (rate, duration) = try MP4Movie.times(box.contents) }
      if box.isKind("trak") { try addTrack(box.contents) }
      if box.isKind("mvex") { try addDefaults(box.contents) }
    }
    guard rate > 0 else { throw .damaged }
  }

  /// Reads a duration, and the number of time units per second in which it is stated, from a header box. The duration
  /// is 0 if the box does not state it.
  private static func times(_ box: UnsafeRawBufferPointer) throws(AudioProblem) -> (rate: UInt64, duration: UInt64) {
    guard let version = box.first else { throw .damaged }
    let isLong = version == 1
    guard box.count >= (isLong ? 32 : 20) else { throw .damaged }
    let rate = UInt64(box.bigUInt32(isLong ? 20 : 12))
    let duration = isLong ? box.bigUInt64(24) : UInt64(box.bigUInt32(16))
    // A duration whose bits are all set means that it is unknown.
    return (rate, duration == (isLong ? .max : UInt64(UInt32.max)) ? 0 : duration)
  }

  private mutating func addTrack(_ contents: UnsafeRawBufferPointer) throws(AudioProblem) {
    var track = SoundTrack()
    var isSound = false
    var isPicture = false
    try MP4Box.each(in: contents) { box throws(AudioProblem) in
      if box.isKind("tkhd") {
        guard let version = box.contents.first, box.contents.count >= 24 else { throw .damaged }
        track.id = box.contents.bigUInt32(version == 1 ? 20 : 12)
      }
      guard box.isKind("mdia") else { return }
      try MP4Box.each(in: box.contents) { part throws(AudioProblem) in
        if part.isKind("mdhd") { track.rate = try MP4Movie.times(part.contents).rate }
        if part.isKind("hdlr") {
          guard part.contents.count >= 12 else { throw .damaged }
          isSound = part.contents.part(8..<12).equals("soun")
          isPicture = part.contents.part(8..<12).equals("vide")
        }
      }
    }
    if isPicture { hasPictures = true }
    guard isSound else { return }
    guard track.rate > 0 else { throw .damaged }
    soundTracks.append(track)
  }

  private mutating func addDefaults(_ contents: UnsafeRawBufferPointer) throws(AudioProblem) {
    try MP4Box.each(in: contents) { box throws(AudioProblem) in
      guard box.isKind("trex") else { return }
      guard box.contents.count >= 16 else { throw .damaged }
      sampleUnits[box.contents.bigUInt32(4)] = box.contents.bigUInt32(12)
    }
  }

  /// Returns the total duration of the sound track's samples in a fragment, in the track's time units.
  func units(of fragment: UnsafeRawBufferPointer) throws(AudioProblem) -> UInt64 {
    var sum: UInt64 = 0
    try MP4Box.each(in: fragment) { box throws(AudioProblem) in
      guard box.isKind("traf") else { return }
      var isSound = false
      var each: UInt32 = 0
      try MP4Box.each(in: box.contents) { part throws(AudioProblem) in
        if part.isKind("tfhd") {
          let header = try MP4FragmentHeader(part.contents)
          isSound = header.track == soundTracks[0].id
          each = header.sampleUnits ?? sampleUnits[header.track] ?? 0
        }
        if part.isKind("trun"), isSound {
          sum = sum.addingClamped(try MP4Movie.units(ofRun: part.contents, each: each))
        }
      }
    }
    return sum
  }

  private static func units(ofRun box: UnsafeRawBufferPointer, each: UInt32) throws(AudioProblem) -> UInt64 {
    guard box.count >= 8 else { throw .damaged }
    let flags = box.bigUInt32(0) & 0xFF_FFFF
    let count = Int(box.bigUInt32(4))
    guard flags & 0x100 != 0 else { return UInt64(count) * UInt64(each) }
    let start = 8 + (flags & 0x1 != 0 ? 4 : 0) + (flags & 0x4 != 0 ? 4 : 0)
    let step = 4 * ((flags >> 8) & 0xF).nonzeroBitCount
    guard box.count >= start, count <= (box.count - start) / step else { throw .cut }
    var sum: UInt64 = 0
    for index in 0..<count { sum += UInt64(box.bigUInt32(start + index * step)) }
    return sum
  }
}

/// The header of a fragment. It states the fragment's track and the default duration of its samples.
struct MP4FragmentHeader {
  let track: UInt32
  /// The duration of the samples that do not state one, in the track's time units; nil if the track's default applies.
  let sampleUnits: UInt32?

  init(_ box: UnsafeRawBufferPointer) throws(AudioProblem) {
    guard box.count >= 8 else { throw .damaged }
    let flags = box.bigUInt32(0) & 0xFF_FFFF
    track = box.bigUInt32(4)
    let start = 8 + (flags & 0x1 != 0 ? 8 : 0) + (flags & 0x2 != 0 ? 4 : 0)
    guard flags & 0x8 != 0 else {
      sampleUnits = nil
      return
    }
    guard box.count >= start + 4 else { throw .damaged }
    sampleUnits = box.bigUInt32(start)
  }
}

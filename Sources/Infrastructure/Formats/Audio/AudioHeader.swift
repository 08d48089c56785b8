/// What a sound file says of itself, without decoding it.
package struct AudioHeader: Hashable, Sendable {
  package let kind: AudioKind
  /// How long it sounds.
  package let milliseconds: Int64

  package init(_ kind: AudioKind, _ milliseconds: Int64) {
    self.kind = kind
    self.milliseconds = milliseconds
  }

  /// Reads a whole file, told by its bytes and never by its name.
  package init(_ bytes: UnsafeRawBufferPointer) throws(AudioProblem) {
    guard !bytes.isEmpty else { throw .empty }
    switch AudioKind(of: bytes) {
    case .wav?: self.init(.wav, try WAVHeader.milliseconds(bytes))
    case .opus?: self.init(.opus, try OggOpusHeader.milliseconds(bytes))
    case .mp4?: self.init(.mp4, try MP4Header.milliseconds(bytes))
    case nil: throw .notAllowed(OtherAudio(beginning: bytes))
    }
  }
}

/// The kinds of sound that are taken.
package enum AudioKind: String, CaseIterable, Sendable {
  /// PCM or floating point.
  case wav
  /// Opus in Ogg.
  case opus
  /// MP4 or M4A, in fragments too.
  case mp4

  /// Nil for anything else.
  package init?(of bytes: UnsafeRawBufferPointer) {
    if bytes.begins(with: "RIFF"), bytes.count >= 12, bytes.part(8..<12).equals("WAVE") {
      self = .wav
    } else if bytes.begins(with: "OggS"), bytes.count < 28 || OggOpusHeader.beginsOpus(bytes) {
      self = .opus
    } else if bytes.count >= 8, bytes.part(4..<8).equals("ftyp") {
      self = .mp4
    } else {
      return nil
    }
  }
}

/// Kinds that people send and that are not taken.
package enum OtherAudio: String, CaseIterable, Sendable {
  case webm, mp3, vorbis

  /// Text in UTF-16 begins with `FF FE`, as no recording of the third layer does.
  /// - Parameter bytes: the beginning of a file is enough.
  package init?(beginning bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .webm
    } else if bytes.begins(with: "OggS") {
      self = .vorbis
    } else if bytes.begins(with: "ID3")
      || (bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 && bytes[1] != 0xFE)
    {
      self = .mp3
    } else {
      return nil
    }
  }
}

/// Why a sound file is refused.
package enum AudioProblem: Error, Hashable, Sendable {
  case empty
  /// - Parameter kind: nil for what is not known.
  case notAllowed(OtherAudio?)
  /// A part of it would lie beyond its end.
  case cut
  /// Ogg files joined or interleaved.
  case severalStreams
  /// A film, or no sound at all.
  case notOneSoundTrack
  /// It contradicts its own format.
  case damaged
}

extension AudioHeader {
  /// The nearest whole number of milliseconds, a half upwards.
  /// - Parameter rate: units a second, more than 0.
  static func milliseconds(_ units: UInt64, rate: UInt64) -> Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: rate)
    guard whole <= UInt64(Int64.max / 1_000) - 1 else { return .max }
    let part = (UInt128(rest) * 2_000 + UInt128(rate)) / (2 * UInt128(rate))
    return Int64(whole) * 1_000 + Int64(part)
  }
}

/// The information in the header of a sound file. Nothing is decoded.
package struct AudioHeader: Hashable, Sendable {
  package let kind: AudioKind
  /// The duration, in milliseconds.
  package let milliseconds: Int64

  package init(_ kind: AudioKind, _ milliseconds: Int64) {
    self.kind = kind
    self.milliseconds = milliseconds
  }

  /// Reads a whole file. Its kind is recognised by its bytes, never by its name.
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

/// The kinds of sound files that are accepted.
package enum AudioKind: String, CaseIterable, Sendable {
  /// With PCM or floating-point samples.
  case wav
  /// Opus in an Ogg container.
  case opus
  /// MP4 or M4A, fragmented or not.
  case mp4

  /// Nil for any other file.
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

/// Kinds of sound files that people send, but that are not accepted.
package enum OtherAudio: String, CaseIterable, Sendable {
  case webm, mp3, vorbis

  /// Nil for an unknown kind. `FF FE` is not taken for MP3: text in UTF-16 begins with it, and no MP3 file does.
  /// - Parameter bytes: the beginning of the file is enough.
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
  /// - Parameter kind: nil if it is unknown.
  case notAllowed(OtherAudio?)
  /// The file ends before one of its parts does.
  case cut
  /// Several Ogg streams, one after the other or interleaved.
  case severalStreams
  /// It has pictures, several sound tracks, or no sound.
  case notOneSoundTrack
  /// It contradicts its own format.
  case damaged
}

extension AudioHeader {
  /// The duration in milliseconds, rounded to the nearest, halves up.
  /// - Parameter rate: units per second, more than 0.
  static func milliseconds(_ units: UInt64, rate: UInt64) -> Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: rate)
    guard whole <= UInt64(Int64.max / 1_000) - 1 else { return .max }
    let part = (UInt128(rest) * 2_000 + UInt128(rate)) / (2 * UInt128(rate))
    return Int64(whole) * 1_000 + Int64(part)
  }
}

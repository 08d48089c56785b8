/// The kind and the duration of a sound file, as its headers state them. The sound itself is not decoded.
package struct AudioHeader: Hashable, Sendable {
  package let kind: AudioKind
  /// The duration of the sound, in milliseconds.
  package let milliseconds: Int64

  package init(_ kind: AudioKind, _ milliseconds: Int64) {
    self.kind = kind
    self.milliseconds = milliseconds
  }

  /// Reads the headers of a sound file, given all of its bytes. The kind of file is recognised by its bytes, not by its
  /// name.
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

/// The kinds of sound files that can be imported.
package enum AudioKind: String, CaseIterable, Sendable {
  /// A WAV file with samples in PCM or floating point.
  case wav
  /// An Ogg file that contains Opus.
  case opus
  /// An MP4 or M4A file, fragmented or not.
  case mp4

  /// Recognises, by its bytes, the kind of a sound file that can be imported; nil for any other file.
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

/// The kinds of sound files that are recognised in order to explain that they cannot be imported.
package enum OtherAudio: String, CaseIterable, Sendable {
  case webm, mp3, vorbis

  /// Recognises, by its bytes, the kind of a sound file that cannot be imported; nil if the kind is unknown. `FF FE`
  /// does not count as MP3, because text in UTF-16 begins with these bytes, but no MP3 file does.
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

/// The reason why a sound file is rejected.
package enum AudioProblem: Error, Hashable, Sendable {
  case empty
  /// The file is of a kind that cannot be imported. The associated value is this kind, or nil if the kind is unknown.
  case notAllowed(OtherAudio?)
  /// The sound file ends in the middle of one of its parts.
  case cut
  /// The file contains several Ogg streams, one after another or interleaved.
  case severalStreams
  /// The file contains pictures, several sound tracks, or no sound.
  case notOneSoundTrack
  /// The sound file violates the format of its kind.
  case damaged
}

extension AudioHeader {
  /// Converts a duration in units of `1 / rate` seconds to milliseconds, rounded to the nearest; halves are rounded up.
  /// - Parameter rate: the number of units per second, greater than 0.
  static func milliseconds(_ units: UInt64, rate: UInt64) -> Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: rate)
    guard whole <= UInt64(Int64.max / 1_000) - 1 else { return .max }
    let part = (UInt128(rest) * 2_000 + UInt128(rate)) / (2 * UInt128(rate))
    return Int64(whole) * 1_000 + Int64(part)
  }
}

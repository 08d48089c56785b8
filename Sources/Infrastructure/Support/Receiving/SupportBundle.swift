import Formats
import JSONCoding
package import KernelApplication
import KernelDomain
import Storage
package import SupportApplication
import SupportDomain

/// A file saved by a friend's page: one JSON object, as `SharePageContent` describes it.
package enum SupportBundle {
  /// The largest bundle in bytes: 2 MiB of sound in base64, and a little text.
  package static let mostBytes = VoiceSound.mostBytes / 3 * 4 + 4 + 16_384

  /// Whether a file may be a bundle: it begins like a JSON object.
  package static func recognises(_ bytes: [UInt8]) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
  }

  /// Fails with the problem, which never includes any of the sound or the words.
  package static func read(_ bytes: [UInt8]) throws(BundleProblem) -> IncomingBundle {
    let kept: StoredBundle
    do throws(JSONError) {
      kept = try JSONDocument.decode(StoredBundle.self, from: bytes, unknownMembers: .passedOver)
    } catch {
      throw BundleProblem(error)
    }
    guard let version = kept.samwise else { throw BundleProblem(.noBundle) }
    guard version == 1 else { throw BundleProblem(.bundleVersion(found: version)) }
    let share = try required(kept.share, .share) { ShareID(RandomLetters.read($0)) }
    let token = try required(kept.token, .token) { MessageToken(RandomLetters.read($0)) }
    guard let from = kept.from else { throw BundleProblem(.bundleMissing(member: .from)) }
    guard let trigger = kept.trigger else { throw BundleProblem(.bundleMissing(member: .trigger)) }
    guard let trigger = trigger.trigger else { throw BundleProblem(.bundleWrong(member: .trigger)) }
    guard let base64 = kept.audio?.base64 else { throw BundleProblem(.bundleMissing(member: .audio)) }
    let name: String
    do throws(NamedTextProblem) {
      name = try NamedTextRule.check(from, most: SupportPlan.longestName)
    } catch {
      throw BundleProblem(error.message(.sender, most: SupportPlan.longestName))
    }
    return IncomingBundle(
      share: share, token: token, from: name, text: try text(kept.text), trigger: trigger,
      sound: try VoiceSoundReader.read(sound(base64)))
  }

  private static func required<Value>(
    _ text: String?, _ member: SupportMessage.BundleMember, _ read: (String) -> Value?
  ) throws(BundleProblem) -> Value {
    guard let text else { throw BundleProblem(.bundleMissing(member: member)) }
    guard let value = read(text) else { throw BundleProblem(.bundleWrong(member: member)) }
    return value
  }

  /// Nil if there is no text, or it is blank.
  private static func text(_ text: String?) throws(BundleProblem) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    do throws(NamedTextProblem) {
      return try NamedTextRule.check(text, most: VoiceMessage.longestText)
    } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let found): throw BundleProblem(.textTooLong(found: found, most: VoiceMessage.longestText))
      case .hidden: throw BundleProblem(.textHidden)
      }
    }
  }

  private static func sound(_ base64: String) throws(BundleProblem) -> [UInt8] {
    guard base64.utf8.count <= (VoiceSound.mostBytes + 2) / 3 * 4 else {
      throw BundleProblem(.soundTooLarge(bytes: base64.utf8.count / 4 * 3, most: VoiceSound.mostBytes))
    }
    var base64 = base64
    let bytes = base64.withUTF8 { Base64.decode(UnsafeRawBufferPointer($0)) }
    guard let bytes else { throw BundleProblem(.noBase64) }
    return bytes
  }
}

/// Why a friend's bundle is refused.
package struct BundleProblem: Error, Hashable, Sendable {
  package let message: Message

  package init(_ message: SupportMessage) {
    self.message = .support(message)
  }

  /// A problem with JSON is reported by its place alone: what is there may be the friend's words.
  init(_ error: JSONError) {
    let member = SupportMessage.BundleMember.allCases.first { error.path.hasPrefix($0.rawValue) }
    if error.kind == .content, let member {
      self.init(.bundleWrong(member: member))
    } else {
      self.init(.bundleDamaged(byte: error.offset ?? 0))
    }
  }
}

/// Reads the kind and duration of a sound from its bytes alone.
package enum VoiceSoundReader {
  package static func read(_ bytes: [UInt8]) throws(BundleProblem) -> IncomingSound {
    guard bytes.count <= VoiceSound.mostBytes else {
      throw BundleProblem(.soundTooLarge(bytes: bytes.count, most: VoiceSound.mostBytes))
    }
    let header: AudioHeader
    do throws(AudioProblem) {
      header = try bytes.withBytes { (bytes) throws(AudioProblem) in try AudioHeader(bytes) }
    } catch {
      throw BundleProblem(error.message)
    }
    let kind: VoiceSound.Kind =
      switch header.kind {
      case .wav: .wav
      case .opus: .ogg
      case .mp4: .m4a
      }
    return IncomingSound(
      sound: VoiceSound(
        kind: kind, milliseconds: header.milliseconds, bytes: bytes.count, checksum: Checksum(of: bytes).value),
      bytes: bytes)
  }
}

/// A bundle as it is written in the file.
private struct StoredBundle: Decodable {
  var samwise: Int?
  var share: String?
  var token: String?
  var from: String?
  var text: String?
  var trigger: Trigger?
  var audio: Audio?

  struct Audio: Decodable {
    var base64: String?
  }

  struct Trigger: Decodable {
    var metres: Int64?
    var minutes: Int64?
    var finish: Bool?

    /// Nil unless it is exactly one valid trigger.
    var trigger: MessageTrigger? {
      let trigger: MessageTrigger? =
        switch (metres, minutes, finish) {
        case (let metres?, nil, nil) where (0...1_000_000_000).contains(metres): .length(metres * 1_000)
        case (nil, let minutes?, nil) where (0...1_000_000_000).contains(minutes): .active(minutes * 60_000)
        case (nil, nil, true): .finish
        default: nil
        }
      return trigger.flatMap { $0.isValid ? $0 : nil }
    }
  }
}

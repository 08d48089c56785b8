package import KernelDomain

/// Decides whether to accept a voice message sent by a friend.
package enum AdmissionRule {
  package enum Refusal: Error, Hashable, Sendable {
    case unknownShare(ShareID)
    case unknownToken
    case usedToken(SupportShare)
    case used(SupportShare)
    case expired(SupportShare)
    case revoked(SupportShare)
    case full(SupportPlan)
  }

  /// The outcome for a sound that is accepted, or that was accepted before.
  package enum Admission: Hashable, Sendable {
    case new(SupportShare, MessageToken)
    /// The sound is that of a message that was received before.
    case known(VoiceMessageID)
    /// The sound is that of a message that was received before and then deleted.
    case deleted
  }

  /// Decides whether a sound sent through the share `id`, a friend's invitation to send messages, becomes a message.
  /// Throws the reason if the sound is refused.
  /// - Parameter token: the token sent with the sound. A token can be used for only one message. Nil for a sound file
  ///   without a token, which uses the share's next unused token.
  package static func admit(
    _ sound: VoiceSound, share id: ShareID, token: MessageToken?, into book: SupportBook, at now: Timestamp
  ) throws(Refusal) -> Admission {
    guard let share = book.shares[id], let plan = book.plans[share.plan] else { throw .unknownShare(id) }
    if let token, !share.tokens.contains(token) { throw .unknownToken }
    func isSame(_ other: ForgottenMessage) -> Bool {
      other.share == id && (token == nil || other.token == token) && other.bytes == sound.bytes
        && other.checksum == sound.checksum
    }
    if let known = book.messages.first(where: { isSame(ForgottenMessage($0)) }) { return .known(known.id) }
    if book.forgotten.contains(where: isSame) { return .deleted }
    if share.isRevoked { throw .revoked(share) }
    let used = book.usedTokens(of: id)
    if let token, used.contains(token) { throw .usedToken(share) }
    guard let open = token ?? share.tokens.first(where: { !used.contains($0) }) else { throw .used(share) }
    if now >= share.expires { throw .expired(share) }
    let count = book.messages.count { $0.plan == plan.id }
    guard count < SupportPlan.mostMessages else { throw .full(plan) }
    return .new(share, open)
  }

  /// Returns the range of accepted durations, in milliseconds, if the sound's duration is outside it; nil if the
  /// duration is accepted. The range ends slightly above the plan's limit: the friend's page stops recording at the
  /// limit, but a recording may still become a little longer.
  package static func refusal(of sound: VoiceSound, in plan: SupportPlan) -> ClosedRange<Int64>? {
    let range = VoiceSound.leastMilliseconds...Int64(plan.seconds) * 1_000 + VoiceSound.tolerance
    return range.contains(sound.milliseconds) ? nil : range
  }
}

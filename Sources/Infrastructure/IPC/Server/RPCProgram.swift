package import KernelApplication

/// The program behind a server.
package struct RPCProgram: Sendable {
  package var methods: [RPCMethod]
  /// What features add to parameters and answers; asked only by who wants a description.
  package var features: @Sendable () -> [FeatureDescription]
  /// How messages are worded in what clients are told.
  package var english: EnglishWording
  /// Makes all changes made within `body` durable together; when it returns a failure, nothing was changed.
  package var group: @Sendable (_ body: () -> Void) -> Failure?
  /// Does what changes put off until nobody waits for one.
  package var whenIdle: @Sendable () -> Void
  /// Different once anything was changed.
  package var revision: @Sendable () -> UInt64
  /// Forgets what it knows of its files, to read them again.
  package var reload: @Sendable () -> Void
  /// The service takes nothing new any more.
  package var stopping: @Sendable () -> Void

  /// A program that makes each change durable by itself.
  package init(methods: [RPCMethod], english: EnglishWording) {
    self.init(
      methods: methods, english: english,
      group: { body in
        body()
        return nil
      })
  }

  package init(
    methods: [RPCMethod], features: @escaping @Sendable () -> [FeatureDescription] = { [] }, english: EnglishWording,
    group: @escaping @Sendable (_ body: () -> Void) -> Failure?,
    whenIdle: @escaping @Sendable () -> Void = {}, revision: @escaping @Sendable () -> UInt64 = { 0 },
    reload: @escaping @Sendable () -> Void = {},
    stopping: @escaping @Sendable () -> Void = {}
  ) {
    self.methods = methods
    self.features = features
    self.english = english
    self.group = group
    self.whenIdle = whenIdle
    self.revision = revision
    self.reload = reload
    self.stopping = stopping
  }
}

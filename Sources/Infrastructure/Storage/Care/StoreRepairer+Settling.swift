import KernelApplication
import KernelDomain

/// Removes contradictions that remain after each part has been repaired. Examples are a run that has a row but no
/// recorded positions, and messages of a run that is not in progress.
extension StoreRepairer {
  mutating func settle(_ manifest: inout Manifest) throws(Failure) {
    for id in manifest.sections.ids {
      guard let reducer = store.reducers[id] else { continue }
      try settleParts(id, reducer, in: &manifest)
      try settleLive(id, reducer, in: &manifest)
    }
    for id in manifest.sections.ids {
      guard let leader = store.reducers[id]?.followedLive, manifest.sections[leader]?.live == nil else { continue }
      try endLive(id, .store(.liveAlone(section: leader.name)), in: &manifest)
    }
  }

  // MARK: Live files

  private mutating func settleLive(
    _ id: FeatureID, _ reducer: any SectionReducer, in manifest: inout Manifest
  ) throws(Failure) {
    guard let entries = try reader.live(id, manifest)?.entries, let problem = reducer.problem(withLive: entries) else {
      return
    }
    guard let left = reducer.live(salvaging: entries), reducer.problem(withLive: left) == nil else {
      return try endLive(id, .store(.lostLive), in: &manifest)
    }
    if let old = manifest.sections[id]?.live {
      try copies.keep(old)
      drop(old, problem)
    }
    let name = try writeLive(left, id, manifest)
    manifest.sections[id]?.live = name
  }

  private mutating func endLive(
    _ id: FeatureID, _ problem: Message, in manifest: inout Manifest
  ) throws(Failure) {
    guard let old = manifest.sections[id]?.live else { return }
    try copies.keep(old)
    drop(old, problem)
    manifest.sections[id]?.live = nil
  }

  // MARK: Files and journal

  private mutating func settleParts(
    _ id: FeatureID, _ reducer: any SectionReducer, in manifest: inout Manifest
  ) throws(Failure) {
    guard let stamp = manifest.sections[id]?.stamp else { return }
    let content = try reader.section(id, manifest, stamp).content
    var left = content
    for misfit in try reducer.misfits(in: content) {
      drop(misfit.place, misfit.problem)
      switch misfit.remedy {
      case .put(let key, let bytes):
        try keepFile(of: key, manifest)
        try put(write(key.fileName(manifest.generation), bytes), at: key, in: &manifest)
      case .remove(let key):
        try keepFile(of: key, manifest)
        try put(nil, at: key, in: &manifest)
      case .erase(let isGone): left = left.leavingOut(entries: isGone, files: [])
      }
    }
    guard left.version != content.version else { return }
    try rewriteJournal(id, left, in: &manifest)
  }

  private mutating func keepFile(of key: FileKey, _ manifest: Manifest) throws(Failure) {
    let folders = manifest.sections[key.section]?.folders ?? []
    let ordinary = manifest.sections[key.section]?.files ?? []
    let known = SectionFiles(store.folder, ordinary: ordinary, folders: folders)
    if let old = try known.named(key) { try copies.keep(old.name) } else { try copies.begin() }
  }

  private mutating func rewriteJournal(
    _ id: FeatureID, _ content: SectionContent, in manifest: inout Manifest
  ) throws(Failure) {
    guard let old = manifest.sections[id]?.journal, var header = try reader.journal(id, manifest).header else { return }
    try copies.keep(old.name)
    header.last = content.last
    var bytes = header.bytes
    for (index, change) in content.changes.enumerated() {
      bytes += JournalLine(index + 1, [change], last: header.last).bytes
    }
    let journal = try write(SectionManifest.journalName(id, manifest.generation), bytes)
    manifest.sections[id]?.journal = journal
  }
}

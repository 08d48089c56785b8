package import BookInfrastructure
import SupportApplication
import SupportDomain

extension FilesElsewhere {
  /// What friends send back, which `support receive` takes: bundles and sound.
  package static let support = FilesElsewhere(.support) { beginning, path in
    beginning.mentionsSamwise || beginning.beginsSound ? .support(.voiceIsNoData(path: path)) : nil
  }
}

package import KernelDomain

extension FeatureID {
  package static let prayer = FeatureID("prayer" as StaticString)
}

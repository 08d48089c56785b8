// SwimmingInfrastructure begins here.

enum Detail {}

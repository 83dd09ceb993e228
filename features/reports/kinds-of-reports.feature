Feature: The reports of each kind of transaction
  Every kind has its own columns, and all that the bank holds of a past transaction stands in them.

  Background:
    Given a company with these people:
      | Kofi | Initiator |
      | Ama  | Single    |

  @time @S3-3-88 @S3-2.5-43 @S3-7-56 @S3-2.5-44..46 @S3-2.5-48..54
  Scenario: Transfers > Between Own Accounts
    Given Kofi has asked for a request of the kind "Transfers > Between Own Accounts" from the Current account
    When Ama opens the report "Transfers > Between Own Accounts"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Beneficiary | 1020304055555 / Yaw Boateng Enterprises |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 150.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | OWN_ACCOUNT_TRANSFER |

  @time @S3-3-89 @S3-2.5-43 @S3-7-56
  Scenario: Transfers > To Asempa Bank
    Given Kofi has asked for a request of the kind "Transfers > To Asempa Bank" from the Current account
    When Ama opens the report "Transfers > To Asempa Bank"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Beneficiary | 1020304055555 / Yaw Boateng Enterprises |
      | Beneficiary Bank |  |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 150.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | LOCAL_TRANSFER |

  @time @S3-3-90 @S3-2.5-43 @S3-7-56 @S3-2.5-47
  Scenario: Transfers > To Other Bank
    Given Kofi has asked for a request of the kind "Transfers > To Another Bank" from the Current account
    When Ama opens the report "Transfers > To Other Bank"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Beneficiary | 1020304055555 / Yaw Boateng Enterprises |
      | Beneficiary Bank | Volta Bank |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 155.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | OTHER_BANK_TRANSFER_SINGLE |

  @time @S3-3-91 @S3-2.5-43 @S3-7-57 @S3-7-58 @S3-2.5-55..59
  Scenario: Transfers > Bulk transfer
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    When Ama opens the report "Transfers > Bulk transfer"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Bulk ID | the request |
      | Source Account | the Current account / Current |
      | Total Beneficiaries | 2 |
      | Charges | GHS 2.00 |
      | Total Amount | GHS 152.00 |
      | Workflow Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
    And the bank has been asked for the report of bulk transactions with:
      | transactionType | OTHER_BANK_TRANSFER_BULK |

  @time @S3-3-92 @S3-2.5-43 @S3-7-56 @S3-2.5-60..62 @S3-2.5-67
  Scenario: Mobile Money > Mobile Money Transfer
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Transfer" from the Current account
    When Ama opens the report "Mobile Money > Mobile Money Transfer"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Network | MTN |
      | Wallet | 0244123456 / Abena Osei |
      | Amount | GHS 150.00 |
      | E-Levy | GHS 0.50 |
      | Total Amount | GHS 151.50 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | MOBILE_MONEY_SINGLE |

  @time @S3-3-93 @S3-2.5-43 @S3-7-57 @S3-7-58
  Scenario: Mobile Money > Mobile Money Bulk Transfer
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Bulk Transfer" from the Current account
    When Ama opens the report "Mobile Money > Mobile Money Bulk Transfer"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Bulk ID | the request |
      | Source Account | the Current account / Current |
      | Total Beneficiaries | 2 |
      | Charges | GHS 2.00 |
      | E-Levy | GHS 1.50 |
      | Total Amount | GHS 153.50 |
      | Workflow Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
    And the bank has been asked for the report of bulk transactions with:
      | transactionType | MOBILE_MONEY_BULK |

  @time @S3-3-94 @S3-2.5-43 @S3-7-56 @S3-2.5-63..67
  Scenario: Prepaid Card > Single Card Load
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Single Card load" from the Current account
    When Ama opens the report "Prepaid Card > Single Card Load"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Customer ID | 7712345678 |
      | Card Number | **** 4242 |
      | Card Name | ESI OWUSU |
      | Phone Number | 0244111222 |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 150.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | PREPAID_CARD_LOAD_SINGLE |

  @time @S3-3-95 @S3-2.5-43 @S3-7-57 @S3-7-58
  Scenario: Prepaid Card > Bulk Card Load
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Bulk Card Load" from the Current account
    When Ama opens the report "Prepaid Card > Bulk Card Load"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Bulk ID | the request |
      | Source Account | the Current account / Current |
      | Total Beneficiaries | 2 |
      | Charges | GHS 0.00 |
      | Total Amount | GHS 150.00 |
      | Workflow Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
    And the bank has been asked for the report of bulk transactions with:
      | transactionType | PREPAID_CARD_LOAD_BULK |

  @time @S3-3-96 @S3-2.5-43 @S3-7-56 @S3-2.5-68..69 @S3-2.5-71
  Scenario: Bill Payments > Ghana GOV
    Given Kofi has asked for a request of the kind "Bill Payments > Ghana Gov" from the Current account
    When Ama opens the report "Bill Payments > Ghana GOV"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Invoice Number | GG-2026-0099 |
      | Expiry Date | 31 Dec 2026 |
      | Service | Direct Taxes |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 150.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | BILLS_PAYMENT_GHANA_GOV |

  @time @S3-3-97 @S3-2.5-43 @S3-7-56 @S3-2.5-70
  Scenario: Bill Payments > SSNIT
    Given Kofi has asked for a request of the kind "Bill Payments > SSNIT" from the Current account
    When Ama opens the report "Bill Payments > SSNIT"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | the request |
      | Schedule ID | SCH-4711 |
      | Source Account | the Current account / Current |
      | Invoice Number | PA-556677 |
      | Contribution Type | Regular |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 150.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | BILLS_PAYMENT_SSNIT |

  @time @S3-3-98 @S3-2.5-43 @S3-7-56 @S3-2.5-72..75
  Scenario: The report of FX transfers
    Given Kofi has asked for a request of the kind "FX Transfer Request" from the Current account
    When Ama opens the report "FX"
    And Ama presses "Apply filters"
    Then the report shows Ama:
      | Request ID | the request |
      | Schedule ID | SCH-4711 |
      | Transfer Type | International Transfer |
      | Source Account | the Current account / Current |
      | Beneficiary | 1020304055555 / Yaw Boateng Enterprises |
      | Beneficiary Bank |  |
      | Beneficiary Country | Kenya |
      | Swift Code | BARCKENX |
      | Amount | GHS 150.00 |
      | Total Amount | GHS 150.00 |
      | Narration | Invoice 7 |
      | Status | Pending |
      | Created | Kofi's full name / 20 Nov 2026 |
      | Final Approval |  |
      | Advice |  |
    And the bank has been asked for the report of transactions with:
      | transactionType | FX |

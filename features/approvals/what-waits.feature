Feature: What waits, kind by kind
  Each of the eleven kinds of request has a list of its own, with the columns that its kind needs.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |

  @S3-2.1-04 @S3-2.1-17..23
  Scenario Outline: Pending Requests has the kinds of <group>
    Given Efua has signed in
    When Efua looks at what waits under "<group>"
    Then Efua sees these tabs:
      | <first> | <second> |

    Examples:
      | group             | first                 | second                     |
      | Mobile Money      | Mobile Money Transfer | Mobile Money Bulk Transfer |
      | Prepaid Card Load | Single Card load      | Bulk Card Load             |
      | Bill Payments     | Ghana Gov             | SSNIT                      |

  @S3-2.1-27 @S3-2.1-44..48 @S3-2.1-50..51 @S3-3-42 @S1-9-03
  Scenario: A transfer within the bank waits, with its columns
    Given Kofi has asked for a request of the kind "Transfers > To Asempa Bank" from the Current account
    When Efua looks at what waits under "Transfers > To Asempa Bank"
    Then the request is listed for Efua as:
      | Transfer ID    | the request                    |
      | Schedule ID    | SCH-4711                       |
      | Source Account | the Current account / Current  |
      | Beneficiary    | 1020304055555 / Yaw Boateng    |
      | Amount         | GHS 150.00                     |
      | Narration      | Invoice 7                      |
      | Created        | Local Transfer / 20 Nov 2026   |
    And the bank has been asked for the list of pending requests with:
      | transType | LOCAL-TRANSFER |

  @S3-2.1-44..47 @S3-2.1-49 @S3-3-39..41 @S3-3-03..04
  Scenario: A transfer to another bank waits, with its columns
    Given Kofi has asked for a request of the kind "Transfers > To Another Bank" from the Current account
    When Efua looks at what waits under "Transfers > To Another Bank"
    Then the request is listed for Efua as:
      | Transfer ID    | the request                        |
      | Schedule ID    | SCH-4711                           |
      | Source Account | the Current account / Current      |
      | Beneficiary    | 1020304055555 / Yaw Boateng        |
      | Total Amount   | GHS 155.00                         |
      | Narration      | Invoice 7                          |
      | Created        | Other Bank Transfer / 20 Nov 2026  |
    And the bank has been asked for the list of pending requests with:
      | transType | INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER |

  @S3-2.1-32 @S3-2.1-37..39 @S3-2.1-59..66 @S3-4-24 @S3-7-10 @S3-3-22 @S3-3-24
  Scenario: The payees of a waiting bulk of transfers are listed
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Efua has looked at what waits under "Transfers > Bulk Transfer"
    When Efua follows the link of the request
    Then Efua sees the heading "Bulk Transfers List"
    And Efua sees the payees:
      | Beneficiary Name | Account       | Bank        | Amount     | Transaction Type | Description | Status  |
      | Akosua Mensah    | 1020304066666 | Volta Bank  | GHS 100.00 | Non-instant      | May salary  | Pending |
      | Kojo Annan       | 1020304077777 | Ahanta Bank | GHS 50.00  | Instant          | June salary |         |
    And Efua sees no button "Approve"
    And Efua sees no button "Reject"
    And the bank has been asked for the list of a bulk's payees with:
      | bulkId     | the request |
      | pageNumber | 1           |
      | pageSize   | 10          |

  @S3-2.1-37..38 @S3-4-24
  Scenario: Back leads from the payees to the list of bulks
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Efua has looked at what waits under "Transfers > Bulk Transfer"
    And Efua has followed the link of the request
    When Efua presses "Back"
    Then the row of the request offers Efua "Approve, Reject"
    And the focus is on the link of the request for Efua

  @S3-2.1-83..90 @S3-3-15 @S3-3-44
  Scenario: A payment to a wallet waits, with its columns
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Transfer" from the Current account
    When Efua looks at what waits under "Mobile Money > Mobile Money Transfer"
    Then the request is listed for Efua as:
      | Transaction ID | the request                          |
      | Schedule ID    | SCH-4711                             |
      | Source Account | the Current account                  |
      | Beneficiary    | Abena Osei                           |
      | Wallet         | ABENA O. / 0244123456                |
      | Total Amount   | GHS 151.50                           |
      | Narration      | Invoice 7                            |
      | Created        | Mobile Money Transfer / 20 Nov 2026  |
    And the bank has been asked for the list of pending requests with:
      | transType | MOBILEMONEY-TRANSFER |

  @S3-2.1-91 @S3-3-18 @S3-7-08
  Scenario: A bulk to wallets waits, with its columns
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Bulk Transfer" from the Current account
    When Efua looks at what waits under "Mobile Money > Mobile Money Bulk Transfer"
    Then the request is listed for Efua as:
      | Bulk ID           | the request         |
      | Schedule ID       | SCH-4711            |
      | Source Account    | the Current account |
      | Total Beneficiary | 2                   |
      | Charges           | GHS 2.00            |
      | E-Levy            | GHS 1.50            |
      | Total Amount      | GHS 153.50          |
      | Created           | 20 Nov 2026         |
    And the bank has been asked for the list of pending bulk requests with:
      | requestType | MOBILEMONEY-TRANSFER |

  @S3-2.1-92..96 @S3-2.1-124 @S3-4-25 @S3-3-19..21
  Scenario: The payees of a waiting bulk to wallets are listed
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Bulk Transfer" from the Current account
    And Efua has looked at what waits under "Mobile Money > Mobile Money Bulk Transfer"
    When Efua follows the link of the request
    Then Efua sees the payees:
      | Beneficiary Name | Wallet Name | Wallet Number | Network | Amount    | E-Levy   | Total Amount | Description  | Status     |
      | Abena Osei       | ABENA O.    | 0244123456    | MTN     | GHS 90.00 | GHS 0.90 | GHS 90.90    | Market money | Pending    |
      | Kwame Addo       | KWAME A.    | 0204123456    | Telecel | GHS 60.00 | GHS 0.60 | GHS 60.60    | Transport    | Processing |

  @S3-2.1-100 @S3-2.1-108 @S3-4-09..10 @S1-3-77
  Scenario: A card request is opened by its customer id and decided by its transaction id
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Single Card load" from the Current account
    And Efua has looked at what waits under "Prepaid Card Load > Single Card load"
    When Efua follows the link of the request
    Then the details show Efua:
      | Transaction ID | the request |
      | Customer ID    | 7712345678  |
      | Card Number    | **** 4242   |
      | Beneficiary    | Esi Owusu   |
      | Mobile Number  | 0244111222  |
      | Total Amount   | GHS 150.00  |
    When Efua presses "Approve" in the details and confirms with the code sent to her
    Then the bank has been asked for the approval with:
      | transactionId | the request          |
      | transType     | PREPAIDCARD-TRANSFER |
      | requestType   | SINGLE               |
    When Efua presses "Close" in the question
    Then Efua is on "/pendingRequests"
    And Efua sees the chosen tab "Single Card load"
    And Efua is told "No pending requests yet"

  @S3-2.1-109..114 @S3-3-17 @S3-7-09
  Scenario: A bulk to prepaid cards waits, with its columns
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Bulk Card Load" from the Current account
    When Efua looks at what waits under "Prepaid Card Load > Bulk Card Load"
    Then the request is listed for Efua as:
      | Bulk ID        | the request                   |
      | Schedule ID    | SCH-4711                      |
      | Source Account | the Current account / Current |
      | Total Count    | 2                             |
      | Total Amount   | GHS 150.00                    |
      | Created        | 20 Nov 2026                   |
    And the bank has been asked for the list of pending bulk requests with:
      | requestType | PREPAIDCARD-TRANSFER |

  @S3-2.1-115..124 @S3-4-24
  Scenario: The cards of a waiting bulk load are listed
    Given Kofi has asked for a request of the kind "Prepaid Card Load > Bulk Card Load" from the Current account
    And Efua has looked at what waits under "Prepaid Card Load > Bulk Card Load"
    When Efua follows the link of the request
    Then Efua sees the payees:
      | Customer ID | Card Number | Card Name | Mobile Number | Amount     | Description | Status     |
      | 7712345678  | **** 4242   | ESI OWUSU | 0244111222    | GHS 100.00 | Travel      | Pending    |
      | 7787654321  | **** 1717   | YAW DARKO | 0244333444    | GHS 50.00  | Fuel        | Processing |
    And Efua is told "1-2 from 2"
    And Efua sees the button "Back"

  @S3-2.1-75..82 @S3-3-49 @S3-1-02
  Scenario: A Ghana Gov payment waits, with its columns
    Given Kofi has asked for a request of the kind "Bill Payments > Ghana Gov" from the Current account
    When Efua looks at what waits under "Bill Payments > Ghana Gov"
    Then the request is listed for Efua as:
      | Transaction ID | the request                     |
      | Schedule ID    | SCH-4711                        |
      | Source Account | the Current account             |
      | Invoice Number | GG-2026-0099                    |
      | Expiry Date    | 31 Dec 2026                     |
      | Service        | Direct Taxes                    |
      | Amount         | GHS 150.00                      |
      | Created        | Ghana Gov Payment / 20 Nov 2026 |
    And the bank has been asked for the list of pending requests with:
      | transType | GHANA-GOV |

  @S3-2.1-23 @S3-2.1-125 @S3-3-13..14 @S3-3-47
  Scenario: An FX transfer waits, with its columns
    Given Kofi has asked for a request of the kind "FX Transfer Request" from the Current account
    When Efua looks at what waits under "FX Transfer Request"
    Then the request is listed for Efua as:
      | Request ID          | the request               |
      | Schedule ID         | SCH-4711                  |
      | Source Account      | the Current account       |
      | Beneficiary         | Yaw Boateng Enterprises   |
      | Beneficiary Country | Kenya                     |
      | Swift Code          | BARCKENX                  |
      | Amount              | GHS 150.00                |
      | Narration           | Invoice 7                 |
      | Created             | FX Transfer / 20 Nov 2026 |
    And the bank has been asked for the list of pending requests with:
      | transType | SERVICE-CHARGE |

  @S3-3-01..03 @S3-3-11 @S1-3-62..63 @S1-3-67..68 @S1-3-73..74 @S1-3-79..80
  Scenario: The details of a waiting transfer to another bank are shown
    Given Kofi has asked for a request of the kind "Transfers > To Another Bank" from the Current account
    And Efua has looked at what waits under "Transfers > To Another Bank"
    When Efua follows the link of the request
    Then the details show Efua:
      | Transaction ID       | the request             |
      | Transaction Type     | Other Bank Transfer     |
      | Transaction Category | To Another Bank         |
      | Transfer Type        | Instant                 |
      | Schedule ID          | SCH-4711                |
      | Source Account       | the Current account     |
      | Beneficiary          | Yaw Boateng Enterprises |
      | Beneficiary Account  | 1020304055555           |
      | Beneficiary Bank     | Volta Bank              |
      | Bank Branch          | Ho Main                 |
      | Narration            | Invoice 7               |
      | Transaction Status   | Pending                 |
      | Transaction Date     | 20 Nov 2026             |
      | Created By           | Kofi's full name        |
      | Currency             | GHS                     |
      | Amount               | GHS 150.00              |
      | Transaction Charge   | GHS 5.00                |
      | Total Amount         | GHS 155.00              |

  @S3-3-12 @S1-3-75..76
  Scenario: The details of a waiting payment to a wallet are shown
    Given Kofi has asked for a request of the kind "Mobile Money > Mobile Money Transfer" from the Current account
    And Efua has looked at what waits under "Mobile Money > Mobile Money Transfer"
    When Efua follows the link of the request
    Then the details show Efua:
      | Beneficiary        | Abena Osei |
      | Wallet Name        | ABENA O.   |
      | Wallet Number      | 0244123456 |
      | Network            | MTN        |
      | Amount             | GHS 150.00 |
      | Transaction Charge | GHS 1.00   |
      | E-Levy             | GHS 0.50   |
      | Total Amount       | GHS 151.50 |

  @S3-3-13..14 @S1-3-78 @S1-3-81..82
  Scenario: The details of a waiting transfer abroad are shown
    Given Kofi has asked for a request of the kind "FX Transfer Request" from the Current account
    And Efua has looked at what waits under "FX Transfer Request"
    When Efua follows the link of the request
    Then the details show Efua:
      | Request ID          | the request            |
      | Transfer Type       | International Transfer |
      | Beneficiary Country | Kenya                  |
      | Swift Code          | BARCKENX               |
      | Routing Number      | 021000089              |
      | Total Amount        | GHS 150.00             |

  @S3-3-39..49 @S3-7-12
  Scenario Outline: A request of the kind <kind> is paid when it is approved
    Given Kofi has asked for a request of the kind "<kind>" from the Current account
    And Efua has signed in
    When Efua approves the request with the code sent to her
    Then Efua is told the bank's own words
    And the Current account holds <left>
    And the bank has been asked for the approval with:
      | transactionId  | the request   |
      | transType      | <code>        |
      | requestType    | <requestType> |
      | approvalStatus | APPROVE       |

    Examples:
      | kind                                      | code                 | requestType | left       |
      | Transfers > To Asempa Bank                | LOCAL-TRANSFER       | SINGLE      | GHS 850.00 |
      | Transfers > To Another Bank               | OTHERBANK-TRANSFER   | SINGLE      | GHS 845.00 |
      | Transfers > Bulk Transfer                 | TRANSFER             | BULK        | GHS 848.00 |
      | Mobile Money > Mobile Money Transfer      | MOBILEMONEY-TRANSFER | SINGLE      | GHS 848.50 |
      | Mobile Money > Mobile Money Bulk Transfer | MOBILEMONEY-TRANSFER | BULK        | GHS 846.50 |
      | Prepaid Card Load > Single Card load      | PREPAIDCARD-TRANSFER | SINGLE      | GHS 850.00 |
      | Prepaid Card Load > Bulk Card Load        | PREPAIDCARD-TRANSFER | BULK        | GHS 850.00 |
      | Bill Payments > Ghana Gov                 | GHANA-GOV            | SINGLE      | GHS 850.00 |
      | Bill Payments > SSNIT                     | SSNIT                | SINGLE      | GHS 850.00 |
      | FX Transfer Request                       | SERVICE-CHARGE       | SINGLE      | GHS 850.00 |

  @S3-3-16
  Scenario: The schedule of a bulk is read from the bank's other field name
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Efua has looked at what waits under "Transfers > Bulk Transfer"
    And the bank writes "scheduleID" for "scheduleId" in its answer to the list of pending bulk requests
    When Efua reloads the page
    Then Efua is told "SCH-4711"

  @S3-3-25
  Scenario: The payees of a long bulk are listed in pages, with their total number
    Given Kofi has asked for a bulk of 12 payees from the Current account
    And Efua has looked at what waits under "Transfers > Bulk Transfer"
    And Efua has followed the link of the request
    And Efua is told "1-10 from 12"
    When Efua turns to the next page
    Then Efua sees 2 rows
    And Efua is told "11-12 from 12"
